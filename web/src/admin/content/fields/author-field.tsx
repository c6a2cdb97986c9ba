import type { Entry } from '../../../../../model/content/entry.ts';
import { AUTHORS } from '../../../../../model/content/author.ts';
import { SelectField } from '../../../controls/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession } from '../autosave/entry-session.ts';

/** Whom a post names as its author; saved at once. */
export function AuthorField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const t = contentMessages[useLocale()];

  return (
    <SelectField
      label={t.fields.author}
      options={AUTHORS.map((value) => ({ value, label: t.authors[value] }))}
      value={entry.author}
      onChoose={(author) => void session.update({ author })}
    />
  );
}

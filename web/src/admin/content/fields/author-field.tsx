import type { Author } from '../../../../../model/content/kinds.ts';
import { AUTHORS } from '../../../../../model/content/kinds.ts';
import { SelectField } from '../../../admin-ui/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { useValue } from '../draft/use-entry.ts';
import { contentMessages } from '../messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';

const PATH = 'draft.shared.author';

/** Whom a post names as its author. */
export function AuthorField({ session }: { session: EntrySession }) {
  const t = contentMessages[useLocale()];
  const author = useValue<Author>(session, PATH);
  return (
    <div>
      <SelectField
        label={t.fields.author}
        options={AUTHORS.map((value) => ({ value, label: t.authors[value] }))}
        value={author}
        onChoose={(chosen) => session.type(PATH, chosen)}
      />
      <ConflictNotice session={session} path={PATH} />
    </div>
  );
}

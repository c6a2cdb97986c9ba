import { useSelected } from '#admin/data/draft/use-draft.ts';
import { SelectField } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { cut } from '#model/characters.ts';
import { type ContentType, CONTENT_TYPES, mainField } from '#model/content/content-types.ts';
import { type Entry, entryName, textIn } from '#model/content/draft.ts';
import { LOCALES } from '#studio/locale.ts';
import { editorMessages } from '../editor/messages.ts';
import { useEntries } from '../list/use-entries.ts';
import { type ControlProps, controlId } from './field-control.ts';

/** Characters of a text that tell apart entries with a name of both languages. */
const EXCERPT_LENGTH = 40;

/** An entry of another content type, or none. */
export function ReferenceControl(props: ControlProps) {
  const { to } = props.field;
  return to && <Reference {...props} to={to} />;
}

function Reference({ session, field, path, value, type, to }: ControlProps & { to: ContentType }) {
  const locale = useLocale();
  const t = editorMessages[locale].reference;
  const { entries, pages } = useEntries(to);
  const chosen = String(useSelected(session, value));

  function nameOf(entry: Entry): string {
    const excerpt = cut(textIn(entry.draft, locale, mainField(to)), EXCERPT_LENGTH);
    const isShared = CONTENT_TYPES[to].nameField in CONTENT_TYPES[to].shared;
    const name = `${entryName(entry, locale)}${isShared ? `: ${excerpt} …` : ''}`;
    const isPublic = LOCALES.some((language) => entry.published[language] !== null);
    return isPublic ? name : formatMessage(t.hidden, { name });
  }

  const options = [
    { value: '', label: t.none },
    ...entries.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  if (options.every((option) => option.value !== chosen)) {
    options.push({ value: chosen, label: pages.first.state === 'loading' ? '…' : t.gone });
  }
  return (
    <SelectField
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      options={options}
      value={chosen}
      onChoose={type}
      data-field={controlId(path)}
    />
  );
}

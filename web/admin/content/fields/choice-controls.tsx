import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useFacts } from '#admin/data/use-words-file.ts';
import { CheckField, SelectField } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Entry, entryLabel } from '#model/content/draft.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { LOCALES } from '#studio/locale.ts';
import { useEntries } from '../list/use-entries.ts';
import { type ControlProps, controlId } from './field-control.ts';
import { fieldMessages } from './messages.ts';

export function ChoiceControl({ session, field, path, value, type }: ControlProps) {
  const locale = useLocale();
  const { options = [] } = field;
  const names = useFacts();
  return (
    <SelectField
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      options={options.map((option) => ({
        value: option,
        label: names[option] ?? field.optionName?.(option, locale) ?? option,
      }))}
      value={String(useSelected(session, value))}
      onChoose={type}
      data-field={controlId(path)}
    />
  );
}

export function ChoicesControl({ session, field, path, value, type }: ControlProps) {
  const locale = useLocale();
  const { options = [] } = field;
  const names = useFacts();
  const stored = useSelected(session, value);
  const chosen: readonly unknown[] = Array.isArray(stored) ? stored : [];

  function choose(option: string, isChosen: boolean): void {
    type(options.filter((one) => (one === option ? isChosen : chosen.includes(one))));
  }

  return (
    <fieldset className="grid justify-items-start" data-field={controlId(path)}>
      <legend className="text-label font-semibold">{field.label[locale]}</legend>
      {options.map((option) => (
        <CheckField
          key={option}
          label={names[option] ?? field.optionName?.(option, locale) ?? option}
          checked={chosen.includes(option)}
          onChange={(event) => choose(option, event.target.checked)}
        />
      ))}
      {field.hint && <p className="text-hint text-a-muted">{field.hint[locale]}</p>}
    </fieldset>
  );
}

export function ReferenceControl(props: ControlProps) {
  const { to } = props.field;
  return to && <Reference {...props} to={to} />;
}

function Reference({ session, field, path, value, type, to }: ControlProps & { to: ContentType }) {
  const locale = useLocale();
  const t = fieldMessages[locale].reference;
  const { entries, pages } = useEntries(to);
  const chosen = String(useSelected(session, value));

  function nameOf(entry: Entry): string {
    const name = entryLabel(entry, locale);
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

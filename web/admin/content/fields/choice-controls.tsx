import { useSelected } from '#admin/data/draft/use-draft.ts';
import { CheckField, SelectField } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type ControlProps, controlId } from './field-control.ts';

export function ChoiceControl({ session, field, path, value, type }: ControlProps) {
  const locale = useLocale();
  const { options = [] } = field;
  return (
    <SelectField
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      options={options.map((option) => ({
        value: option,
        label: field.optionName?.(option, locale) ?? option,
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
          label={field.optionName?.(option, locale) ?? option}
          checked={chosen.includes(option)}
          onChange={(event) => choose(option, event.target.checked)}
        />
      ))}
      {field.hint && <p className="text-hint text-a-muted">{field.hint[locale]}</p>}
    </fieldset>
  );
}

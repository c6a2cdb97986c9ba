import { type ComponentType, Fragment, useLayoutEffect, useRef, useState } from 'react';
import { ConflictNotice } from '#admin/data/draft/conflict-notice.tsx';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useFacts } from '#admin/data/use-words-file.ts';
import { Button, controlMessages, IconButton } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import {
  type NamedField,
  type Values,
  CONTENT_TYPES,
  namedFields,
} from '#model/content/content-types.ts';
import { fillTexts } from '#model/content/fact-texts.ts';
import { type FieldPath, fieldPath } from '#model/content/field-paths.ts';
import { type FieldType, itemsIn, readFields } from '#model/content/fields.ts';
import type { Locale } from '#studio/locale.ts';
import { InLanguage, useLanguageSuffix } from '../../ui/in-language.tsx';
import type { OpenEntry } from '../save/entry-store.ts';
import { ChoiceControl, ChoicesControl, ReferenceControl } from './choice-controls.tsx';
import { describeValue } from './describe-value.ts';
import { type ControlProps, controlId } from './field-control.ts';
import { MarkdownField } from './markdown-field.tsx';
import { fieldMessages } from './messages.ts';
import { NumberControl } from './number-control.tsx';
import { PictureControl, PicturesControl } from './picture-controls.tsx';
import { problemText } from './problem-text.ts';
import { StandardControl, useFieldValue } from './standard-control.tsx';
import { SlugControl, TextControl } from './text-control.tsx';

/** Controls by type; types that are missing have one line or several of text. */
const CONTROLS: Readonly<Partial<Record<FieldType, ComponentType<ControlProps>>>> = {
  markdown: MarkdownField,
  slug: SlugControl,
  number: NumberControl,
  price: NumberControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  reference: ReferenceControl,
  picture: PictureControl,
  pictures: PicturesControl,
  items: ItemsControl,
};

export function FieldList({
  session,
  entry,
  fields,
  language,
  onNameBlur,
}: OpenEntry & {
  fields: readonly NamedField[];
  language?: Locale;
  onNameBlur?: () => void;
}) {
  const locale = useLocale();
  const facts = useFacts();
  const { nameField } = CONTENT_TYPES[entry.type];
  const controlOf = (field: NamedField) => {
    if (field.type === 'words') return null;
    return (
      <div key={field.name} className="min-w-0">
        <EntryField
          session={session}
          entry={entry}
          field={field}
          path={fieldPath(language ?? 'shared', field.name)}
          language={language}
          onBlur={field.name === nameField ? onNameBlur : undefined}
        />
      </div>
    );
  };
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => {
    const controls = fields.filter((field) => field.group === group).map(controlOf);
    if (group === undefined) return <Fragment key="">{controls}</Fragment>;
    return (
      <fieldset key={group.label.en} className="grid gap-4 rounded-lg border border-a-line p-3">
        <legend className="px-1 font-medium">{fillTexts(group.label[locale], facts)}</legend>
        {group.hint && <p className="text-hint text-a-muted">{group.hint[locale]}</p>}
        {controls}
      </fieldset>
    );
  });
}

export function EntryField(props: Omit<ControlProps, 'value' | 'type' | 'replace'>) {
  const { session, field, path, language } = props;
  const locale = useLocale();
  const { problems, ...given } = useFieldValue(session, path, field, language ?? locale);
  const { value, type, replace } = given;
  const Control = CONTROLS[field.type] ?? TextControl;
  return (
    <>
      <Control {...props} value={value} type={type} replace={replace} error={problems} />
      {field.standard && <StandardControl session={session} language={language} {...given} />}
      <ConflictNotice
        session={session}
        path={path}
        language={language}
        describe={(one) => describeValue(field, one ?? given.standard, locale)}
      />
    </>
  );
}

function ItemsControl(props: ControlProps) {
  const { session, field, path, value, error, hideLabel } = props;
  const locale = useLocale();
  const t = { ...controlMessages[locale], ...fieldMessages[locale].items };
  const suffix = useLanguageSuffix(props.language);
  const { label, hint, itemLabel = label, limit = 0, fields = {} } = field;
  const items = itemsIn(fields, useSelected(session, value));
  const list = useRef<HTMLFieldSetElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-item="${next.current}"]`)?.focus();
    next.current = null;
  });
  const stored = (values: readonly Values[]) =>
    field.isPlain ? values.map((item) => Object.values(item)[0]) : values;
  const type = (values: readonly Values[]) => props.type(stored(values));
  const nameOf = (at: number) => `${formatMessage(itemLabel[locale], { number: at + 1 })}${suffix}`;

  function move(at: number, to: number, control: 'up' | 'down'): void {
    if (to < 0 || to >= items.length) return;
    next.current = `${control} ${to}`;
    const numbers = { place: to + 1, count: items.length };
    setAnnouncement(formatMessage(t.moved, { name: nameOf(at), ...numbers }));
    type(items.toSpliced(at, 1).toSpliced(to, 0, ...items.slice(at, at + 1)));
  }

  function remove(at: number): void {
    next.current = items.length === 1 ? 'add' : `remove ${Math.min(at, items.length - 2)}`;
    props.replace(stored(items.toSpliced(at, 1)), formatMessage(t.removed, { name: nameOf(at) }));
  }

  return (
    <fieldset ref={list} data-field={controlId(path)} className="grid min-w-0 gap-3">
      <span role="status" className="sr-only">
        {announcement}
      </span>
      <legend className={hideLabel ? 'sr-only' : 'text-label font-semibold'}>
        <InLanguage text={label[locale]} language={props.language} />
      </legend>
      {hint && <p className="text-hint text-a-muted">{hint[locale]}</p>}
      {error && <p className="text-[0.875rem] font-[550] text-a-danger">{error}</p>}
      {items.map((_, at) => {
        const name = nameOf(at);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id, and controls follow their values
          <fieldset key={at} className="grid gap-3 rounded-lg border border-a-line p-3">
            <legend className="px-1 font-medium">
              {formatMessage(itemLabel[locale], { number: at + 1 })}
            </legend>
            {namedFields(fields).map((one) => (
              <ItemField
                key={one.name}
                {...props}
                field={one}
                list={{
                  ...props,
                  type: (values) => type(values as Values[]),
                  replace: (values, text) => props.replace(stored(values as Values[]), text),
                }}
                at={at}
              />
            ))}
            <div className="flex gap-1">
              <IconButton
                icon="up"
                label={formatMessage(t.up, { name })}
                aria-disabled={at === 0}
                data-item={`up ${at}`}
                onClick={() => move(at, at - 1, 'up')}
              />
              <IconButton
                icon="down"
                label={formatMessage(t.down, { name })}
                aria-disabled={at === items.length - 1}
                data-item={`down ${at}`}
                onClick={() => move(at, at + 1, 'down')}
              />
              <IconButton
                icon="trash"
                label={formatMessage(t.remove, { name })}
                data-item={`remove ${at}`}
                onClick={() => remove(at)}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        className="justify-self-start"
        icon="plus"
        disabled={items.length >= limit}
        data-item="add"
        onClick={() => type([...items, readFields(fields, {})])}
      >
        <InLanguage text={t.add} language={props.language} />
      </Button>
    </fieldset>
  );
}

function ItemField({ list, at, ...props }: ControlProps & { list: ControlProps; at: number }) {
  const { field } = props;
  const locale = useLocale();
  const Control = CONTROLS[field.type] ?? TextControl;
  const path: FieldPath = `${list.path}.${at}.${field.name}`;
  const withValue = (value: unknown) =>
    items().map((item, one) => (one === at ? { ...item, [field.name]: value } : item));
  const items = () => itemsIn(list.field.fields ?? {}, list.value());
  const error = useSelected(props.session, () =>
    list.field
      .problems(list.value())
      .filter(
        ({ code, item }) => code !== 'too-long' && item?.index === at && item.field === field.name,
      )
      .map((problem) => problemText(field.label[locale], problem, locale))
      .join(' '),
  );
  return (
    <Control
      {...props}
      path={path}
      value={() => items()[at]?.[field.name]}
      hideLabel={list.field.isPlain}
      error={error === '' ? undefined : error}
      type={(value) => list.type(withValue(value))}
      replace={(value, text) => list.replace(withValue(value), text)}
    />
  );
}

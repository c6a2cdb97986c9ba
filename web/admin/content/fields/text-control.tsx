import { useEffect, useRef } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { Field } from '#admin/ui/index.ts';
import { formatMessage, formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { lengthOf } from '#model/characters.ts';
import type { FieldType } from '#model/content/fields.ts';
import { isSlug } from '#model/content/slug.ts';
import { LOCALES } from '#studio/locale.ts';
import { editorMessages } from '../editor/messages.ts';
import { type ControlProps, controlId } from './field-control.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const INPUT_TYPES: Partial<Record<FieldType, string>> = {
  link: 'url',
  email: 'email',
  phone: 'tel',
  date: 'date',
};

interface TextControlProps extends ControlProps {
  hint?: string | undefined;
  className?: string;
}

export function useTooLong({ session, field, value }: ControlProps): string | undefined {
  const locale = useLocale();
  const { limit = Infinity } = field;
  // 0 up to the limit, so that typing does not render.
  const count = useSelected(session, () => {
    const length = lengthOf(String(value()));
    return length > limit ? length : 0;
  });
  if (count === 0) return undefined;
  return formatMessage(editorMessages[locale].editor.tooLong, {
    count: formatNumber(count, locale),
    limit: formatNumber(limit, locale),
  });
}

/** Uncontrolled, so that typing in a very long text renders nothing; the session's text is copied in if the two differ. */
export function TextControl(props: TextControlProps) {
  const { session, field, path, value, type, language, onBlur } = props;
  const { error, hideLabel, className } = props;
  const locale = useLocale();
  const { label, rows } = field;
  const { hint = field.hint?.[locale] } = props;
  const element = useRef<Control | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const tooLong = useTooLong(props);

  useEffect(() => {
    const copyText = () => {
      const text = String(latest.current());
      const control = element.current;
      if (control && control.value !== text) control.value = text;
    };
    copyText();
    return session.subscribe(copyText);
  }, [session, path]);

  const shared = {
    ref: element as never,
    lang: language,
    onBlur,
    onInput: (event: React.FormEvent<Control>) => type(event.currentTarget.value),
    defaultValue: String(value()),
  };
  return (
    <div className={className}>
      <Field
        label={label[locale]}
        hint={hint}
        error={tooLong ?? error}
        {...(hideLabel && { hideLabel })}
      >
        {(attributes) =>
          rows === undefined ? (
            <input
              {...attributes}
              {...shared}
              type={INPUT_TYPES[field.type]}
              data-field={controlId(path)}
            />
          ) : (
            <textarea {...attributes} {...shared} rows={rows} data-field={controlId(path)} />
          )
        }
      </Field>
    </div>
  );
}

/** Publishing checks that no other entry has the slug. */
export function SlugControl(props: ControlProps) {
  const { session, entry, field, value } = props;
  const locale = useLocale();
  const t = editorMessages[locale].slug;
  const slug = String(useSelected(session, value));
  const isPublished = LOCALES.some((language) => entry.published[language] !== null);
  return (
    <TextControl
      {...props}
      hint={isPublished ? t.live : field.hint?.[locale]}
      error={slug === '' || isSlug(slug) ? undefined : t.malformed}
    />
  );
}

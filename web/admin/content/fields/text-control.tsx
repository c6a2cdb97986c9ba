import { useEffect, useRef } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { Field } from '#admin/ui/index.ts';
import { formatMessage, formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { lengthOf } from '#model/characters.ts';
import type { FieldType } from '#model/content/fields.ts';
import { isSlug } from '#model/content/slug.ts';
import { LOCALES } from '#studio/locale.ts';
import { useLanguageSuffix } from '../../ui/in-language.tsx';
import { type ControlProps, controlId } from './field-control.ts';
import { fieldMessages } from './messages.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const INPUT_TYPES: Partial<Record<FieldType, string>> = {
  link: 'url',
  email: 'email',
  phone: 'tel',
  date: 'date',
};

/** Phones begin no address with a capital letter. */
const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

interface TextControlProps extends ControlProps {
  hint?: string | undefined;
  className?: string;
}

/** Says by how much a text is too long. */
export function useTooLong({ session, field, value }: ControlProps): string | undefined {
  const locale = useLocale();
  const { limit = Infinity } = field;
  // 0 up to the limit, so that typing does not render.
  const length = useSelected(session, () => {
    const typed = lengthOf(String(value()));
    return typed > limit ? typed : 0;
  });
  if (length === 0) return undefined;
  return formatMessage(fieldMessages[locale].tooLong, {
    count: formatNumber(length, locale),
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
        heardLabel={useLanguageSuffix(language)}
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
              {...(field.type !== 'text' && VERBATIM)}
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
  const t = fieldMessages[locale].slug;
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

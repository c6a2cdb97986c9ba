import type { Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import { formatNumber } from '../../features/i18n/index.ts';
import { Field, formatMessage } from '../../controls/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';
import { fieldLimit } from './fields.ts';
import { useView } from './use-session.ts';
import { contentMessages } from './messages.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Id of a field's control, so that a problem can lead to it. */
export function controlId(path: FieldPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

interface TextControlProps {
  session: EntrySession;
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Rows of a long text; a single line without. */
  rows?: number;
  lang?: 'en' | 'id' | undefined;
  hideLabel?: boolean;
  className?: string;
  /** Attached to the control for whoever writes into it, such as a toolbar. */
  controlRef?: Ref<HTMLTextAreaElement>;
  onBlur?: () => void;
  onKeyDown?: (event: React.KeyboardEvent<Control>) => void;
}

/** Share of the limit from which the length is shown. */
const NEAR = 0.8;

/**
 * A text of the entry. The control keeps its own text, so that a key in a very long one draws nothing
 * anew; it follows the session only when the text changes from outside.
 */
export function TextControl(props: TextControlProps) {
  const { session, path, label, hint, error, rows, lang, hideLabel, className } = props;
  const { controlRef, onBlur, onKeyDown } = props;
  const locale = useLocale();
  const t = contentMessages[locale].editor;
  const element = useRef<Control | null>(null);
  const limit = fieldLimit(path);
  // Only whether and how the length is worth a word: below that, typing changes nothing here.
  const shownLength = useView(session, ({ fields }) => {
    const length = fields.get(path)?.local.length ?? 0;
    return length > limit * NEAR ? length : 0;
  });
  const theirs = useView(session, ({ fields }) => fields.get(path)?.theirs ?? null);

  useImperativeHandle(controlRef, () => element.current as HTMLTextAreaElement);

  useEffect(() => {
    const follow = () => {
      const text = session.view().fields.get(path)?.local ?? '';
      const control = element.current;
      if (control && control.value !== text) replaceText(control, text);
    };
    follow();
    return session.subscribe(follow);
  }, [session, path]);

  const numbers = {
    count: formatNumber(shownLength, locale),
    limit: formatNumber(limit, locale),
  };
  const tooLong = shownLength > limit ? formatMessage(t.tooLong, numbers) : undefined;
  const near = shownLength > 0 && !tooLong ? formatMessage(t.long, numbers) : undefined;
  const shared = {
    ref: element as never,
    lang,
    onBlur,
    onKeyDown,
    onInput: (event: React.FormEvent<Control>) => session.type(path, event.currentTarget.value),
    defaultValue: session.view().fields.get(path)?.local ?? '',
  };
  return (
    <div className={className}>
      <Field
        label={label}
        hint={near ?? hint}
        error={tooLong ?? error}
        {...(hideLabel && { hideLabel })}
      >
        {(attributes) =>
          rows === undefined ? (
            <input {...attributes} {...shared} data-field={controlId(path)} />
          ) : (
            <textarea {...attributes} {...shared} rows={rows} data-field={controlId(path)} />
          )
        }
      </Field>
      {theirs !== null && <ConflictNotice session={session} path={path} theirs={theirs} />}
    </div>
  );
}

/** Changes a control's text from outside and keeps the cursor where it was, counted from the nearer end. */
function replaceText(control: Control, text: string): void {
  const before = control.value;
  const { selectionStart, selectionEnd } = control;
  control.value = text;
  if (document.activeElement !== control || selectionStart === null) return;
  let same = 0;
  while (same < selectionStart && before[same] === text[same]) same++;
  const shift = same === selectionStart ? 0 : text.length - before.length;
  control.setSelectionRange(
    Math.max(0, selectionStart + shift),
    Math.max(0, (selectionEnd ?? selectionStart) + shift),
  );
}

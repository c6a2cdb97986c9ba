import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnswerTimeResponse } from '../../../../model/answer-time/api.ts';
import { ANSWER_TIME_URL } from '../../../../model/answer-time/api.ts';
import { CONTACT_URL, FIELD_NAMES, HONEYPOT_FIELD } from '../../../../model/contact/form.ts';
import type { ContactMessages } from '../../../../model/contact/texts.ts';
import { formatWait } from '../../../../model/contact/wait.ts';
import type { Locale } from '../../../../model/locale.ts';
import { ignoringChunkErrors } from '../../browser/reload.ts';
import { isReachable } from '../../browser/reachability.ts';
import { studio } from '../../studio/studio.ts';
import { useLocale } from '../locale/index.ts';
import { Link } from '../navigation/index.ts';
import { FormField } from './form-field.tsx';
import type { FieldErrors } from './form-fields.ts';
import { findControl, firstInvalidField, readForm } from './form-fields.ts';
import type { ContactSubmission, SendResult } from './send-message.ts';
import { SentConfirmation } from './sent-confirmation.tsx';
import { useLocalDraft } from './use-local-draft.ts';

/** Validation and sending load the schema library, so they are loaded when the form first gets the focus. */
const loadSendMessage = () => import('./send-message.ts');

/** Loads what sending needs while the visitor types. Never rejects. */
async function prepareSending(): Promise<void> {
  const loaded = await ignoringChunkErrors(loadSendMessage).catch(() => undefined);
  await loaded?.prepareSession();
}

/** Longest wait for the code that sends, in ms. */
const LOAD_TIMEOUT_MS = 15_000;

/** Validates and sends. Never rejects. */
async function submitMessage(
  submission: ContactSubmission,
): Promise<SendResult | { kind: 'invalid'; fieldErrors: FieldErrors }> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS));
    const { sendMessage, validateSubmission } = await Promise.race([loadSendMessage(), late]);
    const fieldErrors = validateSubmission(submission);
    return firstInvalidField(fieldErrors)
      ? { kind: 'invalid', fieldErrors }
      : await sendMessage(submission);
  } catch {
    // The chunk could not be loaded, or not in time.
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
}

/**
 * The contact form. Without scripting it is a plain form that the browser validates and posts. With scripting,
 * errors are shown next to their fields, the text survives reloads and failures, and the page stays.
 * @param page path of the page, stored with the message; the function redirects to it after a plain form post
 */
export function ContactForm({ messages: t, page }: { messages: ContactMessages; page: string }) {
  const locale = useLocale();
  const online = useOnline();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { restored, keep, messageId, discard: discardDraft } = useLocalDraft(form, search);
  const [scripted, setScripted] = useState(false);
  const [sending, setSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [result, setResult] = useState<SendResult | null>(null);
  const text = t.form;
  const answerTime = useAnswerTime(text.answerTime);

  useEffect(() => setScripted(true), []);

  const showFieldErrors = (errors: FieldErrors) => {
    setFieldErrors(errors);
    const first = firstInvalidField(errors);
    if (first && form.current) findControl(form.current, first)?.focus();
  };

  const resetForm = () => {
    form.current?.reset();
    discardDraft();
    setFieldErrors({});
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setResult(null);
    setFieldErrors({});
    setSending(true);
    const target = event.currentTarget;
    const honeypot = findControl(target, HONEYPOT_FIELD)?.value ?? '';
    const values = readForm(target);
    const outcome = await submitMessage({ id: messageId(), values, honeypot, locale, page });
    setSending(false);
    if (outcome.kind === 'invalid') return showFieldErrors(outcome.fieldErrors);
    setResult(outcome);
    if (outcome.kind === 'sent') resetForm();
    if (outcome.kind === 'refused') showFieldErrors(outcome.fieldErrors);
  };

  if (result?.kind === 'sent') {
    return (
      <SentConfirmation
        messages={t.results}
        reference={result.reference}
        onWriteAnother={() => setResult(null)}
      />
    );
  }
  const sendError = result && resultText(result, t.results, locale);
  return (
    <form
      ref={form}
      className="contact-form"
      action={CONTACT_URL}
      method="post"
      noValidate={scripted}
      aria-labelledby="contact-title"
      onFocus={() => void prepareSending()}
      onInput={keep}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="contact-title">{text.title}</h2>
      <p className="answer-time">{answerTime}</p>
      {restored && (
        <p className="notice">
          {text.draft}{' '}
          <button type="button" className="text-link" onClick={resetForm}>
            {text.discard}
          </button>
        </p>
      )}
      {FIELD_NAMES.map((field) => {
        const code = fieldErrors[field];
        const error = code && t.fieldErrors[code];
        return <FormField key={field} field={field} messages={text} error={error} />;
      })}
      <div className="honeypot" aria-hidden="true">
        <label>
          {text.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {!online && (
        <p className="notice" role="status">
          {text.offline}
        </p>
      )}
      <div role="alert">
        {sendError && (
          <p className="notice error">
            {sendError} {t.results.otherWay} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
          </p>
        )}
      </div>
      <button type="submit" className="button" aria-disabled={sending || undefined}>
        {sending ? text.sending : text.send}
      </button>
      <p className="field-hint">
        <Link className="text-link" to="/privacy">
          {text.privacy}
        </Link>
      </p>
    </form>
  );
}

/** What the sender of a message that was not sent reads. */
function resultText(
  result: Exclude<SendResult, { kind: 'sent' }>,
  t: ContactMessages['results'],
  locale: Locale,
): string {
  const text = t[result.kind];
  return result.kind === 'tooMany'
    ? text.replace('{wait}', () => formatWait(result.wait, locale))
    : text;
}

/** Says how soon the studio answers, '' until that is known, and where nothing is claimed. */
function useAnswerTime(t: ContactMessages['form']['answerTime']): string {
  const [answerTime, setAnswerTime] = useState<AnswerTimeResponse['answerTime']>(null);
  useEffect(() => {
    fetch(ANSWER_TIME_URL)
      .then((response) => response.json() as Promise<AnswerTimeResponse>)
      .then((answer) => setAnswerTime(answer.answerTime))
      .catch(() => undefined);
  }, []);
  if (!answerTime) return '';
  const { unit, count } = answerTime;
  return t[unit][count > 1 ? 'other' : 'one'].replace('{count}', `${count}`);
}

/**
 * False while the site cannot be reached. `navigator.onLine` only starts a check: it is also false on machines
 * whose only network is local, where the site may be reachable.
 */
function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    let latest = 0;
    const check = async () => {
      const current = ++latest;
      const reachable = navigator.onLine || (await isReachable());
      if (current === latest) setOnline(reachable);
    };
    const onChange = () => void check();
    onChange();
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      latest = -1;
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  }, []);
  return online;
}

import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { isReachable } from '#browser/reachability.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import { CONTACT_URL, FIELD_NAMES, HONEYPOT_FIELD } from '#model/contact/form.ts';
import type { ContactMessages } from '#model/contact/texts.ts';
import { LANGUAGE_TAGS } from '#studio/locale.ts';
import { Link } from '../navigation/link.tsx';
import { FormField } from './form-field.tsx';
import {
  type FieldErrors,
  fillForm,
  findControl,
  firstInvalidField,
  readForm,
} from './form-fields.ts';
import type { ContactSubmission, SendResult } from './send-message.ts';
import type { SentConfirmation } from './sent-confirmation.tsx';
import { useLocalDraft } from './use-local-draft.ts';

/** Validation, which loads the schema library, sending, and the confirmation. */
const loadSendMessage = () => import('./send-message.ts');

/** The module that sends messages shows the confirmation, too. */
type Result = Exclude<SendResult, { kind: 'sent' }> | Sent;
interface Sent {
  kind: 'sent';
  reference: string;
  View: typeof SentConfirmation;
}

function prepareSending(): void {
  ignoringChunkErrors(loadSendMessage).then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
}

/** A connection that stalls would keep the form from being sent again. */
const LOAD_TIMEOUT_MS = 15_000;

async function submitMessage(
  submission: ContactSubmission,
): Promise<Result | { kind: 'invalid'; fieldErrors: FieldErrors }> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS));
    const loaded = await Promise.race([loadSendMessage(), late]);
    const fieldErrors = loaded.validateSubmission(submission);
    if (firstInvalidField(fieldErrors)) return { kind: 'invalid', fieldErrors };
    const result = await loaded.sendMessage(submission);
    return result.kind === 'sent' ? { ...result, View: loaded.SentConfirmation } : result;
  } catch {
    return { kind: (await isReachable()) ? 'failed' : 'offline' };
  }
}

const subscribe = () => () => undefined;

/** False in prerendered HTML and during hydration. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * A plain form without scripting, which the browser validates and posts. The text survives reloads and failures with it.
 * @param page stored with the message; after a plain form post the function redirects to it
 */
export function ContactForm({ messages: t, page }: { messages: ContactMessages; page: string }) {
  const locale = useLocale();
  const [online, setOnline] = useState(true);
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const draft = useLocalDraft(form, search, t.form.about);
  const scripted = useHydrated();
  const [sending, setSending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [suggestion, setSuggestion] = useState<ReactNode>(null);
  const [result, setResult] = useState<Result | null>(null);
  const text = t.form;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const check = async () => {
      const reachable = await isReachable();
      if (signal.aborted) return;
      setOnline(reachable);
      if (reachable) setResult((shown) => (shown?.kind === 'offline' ? null : shown));
    };
    void check();
    for (const type of ['online', 'offline'])
      addEventListener(type, () => void check(), { signal });
    return () => controller.abort();
  }, []);

  const showFieldErrors = (errors: FieldErrors) => {
    setFieldErrors(errors);
    const first = firstInvalidField(errors);
    if (first && form.current) findControl(form.current, first)?.focus();
  };

  const resetForm = () => {
    form.current?.reset();
    draft.discard();
    setFieldErrors({});
    setSuggestion(null);
  };

  const submissionOf = (target: HTMLFormElement) => {
    const honeypot = findControl(target, HONEYPOT_FIELD)?.value ?? '';
    return { id: undefined, values: readForm(target), honeypot, locale, page };
  };

  const checkAgain = async (target: HTMLFormElement, changed: string) => {
    draft.keep();
    const loaded = await ignoringChunkErrors(loadSendMessage).catch(() => null);
    if (!loaded) return;
    const submission = submissionOf(target);
    setFieldErrors((shown) => loaded.errorsAfter(changed, shown, submission));
    const accepted = () => void checkAgain(target, 'email');
    setSuggestion(loaded.suggestion(target, text.suggestion, accepted));
  };

  const fillFromAccount = async () => {
    try {
      const { accountDetails } = await import('./account-details.ts');
      const details = await accountDetails();
      if (form.current) fillForm(form.current, details);
      draft.keep();
    } catch {
      setSuggestion(<p role="status">{text.accountFailed}</p>);
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setResult(null);
    setFieldErrors({});
    setSending(true);
    const target = event.currentTarget;
    const outcome = await submitMessage({ ...submissionOf(target), id: draft.messageId() });
    setSending(false);
    if (outcome.kind === 'invalid') return showFieldErrors(outcome.fieldErrors);
    setResult(outcome);
    if (outcome.kind === 'sent') resetForm();
    if (outcome.kind === 'refused') showFieldErrors(outcome.fieldErrors);
  };

  if (result?.kind === 'sent') {
    const { View, reference } = result;
    return (
      <View messages={t.results} reference={reference} onWriteAnother={() => setResult(null)} />
    );
  }
  const sendError = result && resultText(result, t.results);
  return (
    <form
      ref={form}
      className="contact-form"
      action={CONTACT_URL}
      method="post"
      noValidate={scripted}
      aria-labelledby="contact-title"
      onFocus={prepareSending}
      onInput={(event) =>
        void checkAgain(event.currentTarget, (event.target as HTMLInputElement).name)
      }
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="contact-title">{text.title}</h2>
      <p className="answer-promise">{text.promise}</p>
      {draft.restored > 0 && (
        <p className="notice">
          <span>
            {text.draft.replace(
              '{when}',
              new Date(draft.restored).toLocaleDateString(LANGUAGE_TAGS[locale], {
                dateStyle: 'long',
              }),
            )}
          </span>{' '}
          <button type="button" className="text-link" onClick={resetForm}>
            {text.discard}
          </button>
        </p>
      )}
      <p className="signed-in">
        <button type="button" className="text-link" onClick={() => void fillFromAccount()}>
          {text.useAccount}
        </button>
      </p>
      {FIELD_NAMES.map((field) => {
        const code = fieldErrors[field];
        const error = code && t.fieldErrors[code];
        return (
          <FormField key={field} field={field} messages={text} error={error}>
            {field === 'email' && suggestion}
          </FormField>
        );
      })}
      <div className="honeypot" aria-hidden="true">
        <label>
          <span>{text.honeypot}</span>
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {!online && result?.kind !== 'offline' && (
        <p className="notice" role="status">
          {text.offline}
        </p>
      )}
      <div role="alert">
        {sendError && (
          <p className="notice error">
            <span>{`${sendError} ${t.results.wrongProvider}`}</span>{' '}
            <a href={`mailto:${t.results.email}`}>{t.results.email}</a>
            <span>.</span>
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

function resultText(result: Exclude<Result, Sent>, t: ContactMessages['results']): string {
  const text = t[result.kind];
  return result.kind === 'tooMany' ? text.replace('{wait}', () => result.wait) : text;
}

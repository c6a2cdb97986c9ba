import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTACT_LIMITS, HONEYPOT_FIELD } from '../../../../model/contact-limits.ts';
import { PACKAGES } from '../../../../model/packages.ts';
import { studio } from '../../studio.ts';
import { useLocale } from '../i18n/index.ts';
import { FieldRow } from './field.tsx';
import type { FieldErrors } from './fields.ts';
import { firstInvalidField, validateFields } from './fields.ts';
import { controlNamed, readForm } from './form-values.ts';
import { resultText } from './result-text.ts';
import type { SendResult } from './send-message.ts';
import { sendMessage } from './send-message.ts';
import { Sent } from './sent.tsx';
import { useLocalDraft } from './use-local-draft.ts';
import { useOnline } from './use-online.ts';
import type { ContactMessages } from './messages.ts';

/**
 * The contact form. Without scripting it is a plain form that the browser checks and posts; with it,
 * problems are told beside their fields, the text survives reloads and failures, and the page stays.
 * @param page path of the page, told to the studio and used for the way back
 */
export function ContactForm({ messages: t, page }: { messages: ContactMessages; page: string }) {
  const locale = useLocale();
  const online = useOnline();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { restored, forget } = useLocalDraft(form, search);
  const [scripted, setScripted] = useState(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [result, setResult] = useState<SendResult | null>(null);
  const text = t.form;

  useEffect(() => setScripted(true), []);

  const showProblems = (found: FieldErrors) => {
    setProblems(found);
    const first = firstInvalidField(found);
    if (first && form.current) controlNamed(form.current, first)?.focus();
  };

  const clear = () => {
    form.current?.reset();
    forget();
    setProblems({});
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setResult(null);
    const target = event.currentTarget;
    const values = readForm(target);
    const found = validateFields(values);
    showProblems(found);
    if (firstInvalidField(found)) return;
    setSending(true);
    const honeypot = controlNamed(target, HONEYPOT_FIELD)?.value ?? '';
    const answer = await sendMessage({ values, honeypot, locale, page });
    setSending(false);
    setResult(answer);
    if (answer.kind === 'sent') clear();
    if (answer.kind === 'refused') showProblems(answer.problems);
  };

  if (result?.kind === 'sent') {
    return <Sent messages={t.results} reference={result.reference} again={() => setResult(null)} />;
  }
  const row = (field: keyof FieldErrors) => {
    const problem = problems[field];
    return { field, problem: problem && t.problems[problem] };
  };
  const failure = result && resultText(result, t.results, locale);
  return (
    <form
      ref={form}
      className="contact-form"
      action="/api/contact"
      method="post"
      noValidate={scripted}
      aria-labelledby="contact-title"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="contact-title">{text.title}</h2>
      {restored && (
        <p className="note">
          {text.draft}{' '}
          <button type="button" className="more" onClick={clear}>
            {text.discard}
          </button>
        </p>
      )}
      <FieldRow
        {...row('name')}
        label={text.name}
        control={(props) => (
          <input {...props} autoComplete="name" required maxLength={CONTACT_LIMITS.name} />
        )}
      />
      <FieldRow
        {...row('email')}
        label={text.email}
        hint={text.emailHint}
        control={(props) => (
          <input
            {...props}
            type="email"
            autoComplete="email"
            required
            maxLength={CONTACT_LIMITS.email}
          />
        )}
      />
      <FieldRow
        {...row('company')}
        label={text.company}
        optional={text.optional}
        control={(props) => (
          <input {...props} autoComplete="organization" maxLength={CONTACT_LIMITS.company} />
        )}
      />
      <FieldRow
        {...row('package')}
        label={text.package}
        control={(props) => (
          <select {...props}>
            <option value="">{text.packageNone}</option>
            {PACKAGES.map((name) => (
              <option key={name} value={name}>
                {text.packages[name]}
              </option>
            ))}
          </select>
        )}
      />
      <FieldRow
        {...row('message')}
        label={text.message}
        hint={text.messageHint}
        control={(props) => (
          <textarea {...props} rows={7} required minLength={CONTACT_LIMITS.message.min} />
        )}
      />
      <div className="trap" aria-hidden="true">
        <label>
          {text.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      {!online && (
        <p className="note" role="status">
          {text.offline}
        </p>
      )}
      <div role="alert">
        {failure && (
          <p className="note wrong">
            {failure} {t.results.otherWay} <a href={`mailto:${studio.email}`}>{studio.email}</a>.
          </p>
        )}
      </div>
      <button type="submit" className="button" aria-disabled={sending || undefined}>
        {sending ? text.sending : text.send}
      </button>
    </form>
  );
}

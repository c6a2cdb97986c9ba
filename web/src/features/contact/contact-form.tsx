import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTACT_LIMITS, HONEYPOT_FIELD } from '../../../../model/contact-limits.ts';
import { PACKAGES } from '../../../../model/packages.ts';
import { studio } from '../../studio.ts';
import { useLocale } from '../locale/index.ts';
import { FieldRow } from './field.tsx';
import type { Problems } from './fields.ts';
import { firstProblem, problemsOf } from './fields.ts';
import { controlNamed, readForm } from './form-values.ts';
import { resultText } from './result-text.ts';
import type { SendResult } from './send.ts';
import { sendMessage } from './send.ts';
import { Sent } from './sent.tsx';
import { useDraft } from './use-draft.ts';
import { useOnline } from './use-online.ts';
import type { ContactWords } from './words.ts';

/**
 * The contact form. Without scripting it is a plain form that the browser checks and posts; with it,
 * problems are told beside their fields, the text survives reloads and failures, and the page stays.
 * @param page path of the page, told to the studio and used for the way back
 */
export function ContactForm({ words, page }: { words: ContactWords; page: string }) {
  const locale = useLocale();
  const online = useOnline();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { restored, forget } = useDraft(form, search);
  const [scripted, setScripted] = useState(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<SendResult | null>(null);
  const text = words.form;

  useEffect(() => setScripted(true), []);

  const showProblems = (found: Problems) => {
    setProblems(found);
    const first = firstProblem(found);
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
    const found = problemsOf(values);
    showProblems(found);
    if (firstProblem(found)) return;
    setSending(true);
    const honeypot = controlNamed(target, HONEYPOT_FIELD)?.value ?? '';
    const answer = await sendMessage({ values, honeypot, locale, page });
    setSending(false);
    setResult(answer);
    if (answer.kind === 'sent') clear();
    if (answer.kind === 'refused') showProblems(answer.problems);
  };

  if (result?.kind === 'sent') {
    return (
      <Sent words={words.results} reference={result.reference} again={() => setResult(null)} />
    );
  }
  const row = (field: keyof Problems) => {
    const problem = problems[field];
    return { field, problem: problem && words.problems[problem] };
  };
  const failure = result && resultText(result, words.results, locale);
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
            {failure} {words.results.otherWay} <a href={`mailto:${studio.email}`}>{studio.email}</a>
            .
          </p>
        )}
      </div>
      <button type="submit" className="button" aria-disabled={sending || undefined}>
        {sending ? text.sending : text.send}
      </button>
    </form>
  );
}

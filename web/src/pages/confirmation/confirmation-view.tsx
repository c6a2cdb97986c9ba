import type { Words } from '../../../../model/confirmation/confirmation.ts';
import { NOTE_LENGTH } from '../../../../model/confirmation/confirmation.ts';
import type { ConfirmationPage } from '../../../../model/confirmation/page.ts';
import { formatRetryAfter } from '../../../../model/http/retry-after.ts';
import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';
import { formatDate, formatMessage, useLocale } from '../../features/locale/index.ts';
import { Logo } from '../../ui/logo.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { confirmationMessages } from './messages.ts';

/**
 * What a client sees who is asked to confirm a testimonial: its words, a button that confirms them, and a field for what
 * should be different. Plain forms, without scripting.
 * @param path of the page, to which the forms are sent
 */
export function ConfirmationView({ page, path }: { page: ConfirmationPage; path: string }) {
  const locale = useLocale();
  const t = confirmationMessages[locale];
  const { state, asked, note, date, wait } = page;
  const { title, text } = t.states[state];
  const values = {
    date: date === null ? '' : formatDate(date, locale),
    wait: formatRetryAfter(wait, locale),
  };
  const action = `${path}?hl=${locale}`;
  const takesNotes = !['confirmed', 'used', 'expired', 'full'].includes(state);
  return (
    <>
      <PageHero messages={{ eyebrow: t.eyebrow, title, lead: formatMessage(text, values) }} />
      <div className="page-container contact-page">
        {asked && (
          <div className="contact-form">
            {[locale, otherLocale(locale)].map((language) => {
              const words = asked.words[language];
              return words && <Statement key={language} words={words} language={language} />;
            })}
            <form method="post" action={action} className="contact-form">
              <input type="hidden" name="answer" value="confirm" />
              <input type="hidden" name="shown" value={asked.shown} />
              <p>{t.mark}</p>
              <button className="button">{t.confirm}</button>
            </form>
          </div>
        )}
        {!takesNotes && note !== '' && (
          <div className="notice">
            <p className="meta">{t.change.label}</p>
            <p dir="auto">{note}</p>
          </div>
        )}
        {takesNotes && (asked !== null || note !== '') && (
          <form method="post" action={action} className="contact-form">
            <input type="hidden" name="answer" value="change" />
            <h2>{t.change.title}</h2>
            <p>{t.change.text}</p>
            <div className="form-field">
              <label htmlFor="note">{t.change.label}</label>
              <textarea
                id="note"
                name="note"
                required
                maxLength={NOTE_LENGTH}
                dir="auto"
                aria-invalid={state === 'note_invalid' || undefined}
                defaultValue={note}
              />
            </div>
            <button className="button secondary">{t.change.send}</button>
          </form>
        )}
        {asked && date !== null && <p className="meta">{formatMessage(t.until, values)}</p>}
        {(state === 'refused' || state === 'too_many' || state === 'unavailable') && (
          <p>
            <a href={action} className="text-link">
              {t.back}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

/** The words of one language as the site shows them. */
function Statement({ words, language }: { words: Words; language: Locale }) {
  const locale = useLocale();
  return (
    <figure className="card testimonial" lang={language}>
      <p className="meta testimonial-mark" lang={locale}>
        <Logo />
        {confirmationMessages[locale].languages[language]}
      </p>
      <blockquote dir="auto">{words.quote}</blockquote>
      <figcaption>
        <strong dir="auto">{words.person}</strong>
        <span>{words.role}</span>
      </figcaption>
    </figure>
  );
}

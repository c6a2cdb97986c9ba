import { useId, useRef } from 'react';
import type { Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { Notice } from '../../../controls/index.ts';
import { formatMessage, formatNumber, useLocale } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import { checkMessages } from './messages.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { Finding } from './check-texts.ts';
import { useTextChecks } from './use-text-checks.ts';

/** Most characters of a text that are repeated in a finding. */
const EXCERPT = 70;

const excerpt = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…` : text;

interface CheckListProps {
  session: EntrySession;
  language: Locale;
  /** Shows the place of a finding. */
  reveal: (finding: Finding) => void;
}

/** What may be a mistake in the texts of a language, each with the way to its place; empty where there is nothing. */
export function CheckList({ session, language, reveal }: CheckListProps) {
  const locale = useLocale();
  const t = checkMessages[locale];
  const { languages } = contentMessages[locale];
  const found = useTextChecks(session, language);
  const id = useId();
  const hadSome = useRef(false);
  hadSome.current ||= found.length > 0;
  const count = found.length === 1 ? t.one : found.length > 1 ? t.several : t.none;
  return (
    <>
      <p role="status" className="sr-only">
        {hadSome.current &&
          formatMessage(count, {
            count: formatNumber(found.length, locale),
            language: languages[language],
          })}
      </p>
      {found.length > 0 && (
        <div role="group" aria-labelledby={id}>
          <Notice tone="warn">
            <div className="min-w-0">
              <h3 id={id} className="text-[0.9375rem] font-semibold">
                {t.title}
              </h3>
              <p className="control-hint">{t.hint}</p>
              <ul className="mt-2 grid gap-1.5">
                {found.map((finding) => (
                  <li key={`${finding.check} ${finding.path} ${finding.place?.from}`}>
                    <button
                      type="button"
                      className="control-link min-h-6 text-start wrap-anywhere"
                      onClick={() => reveal(finding)}
                    >
                      {describe(finding, language, locale)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </Notice>
        </div>
      )}
    </>
  );
}

/** What is said of a finding. */
function describe(
  { check, text, place, level }: Finding,
  language: Locale,
  locale: Locale,
): string {
  return formatMessage(checkMessages[locale].found[check], {
    text: excerpt(text.trim()),
    address: excerpt(place?.target ?? ''),
    language: contentMessages[locale].languages[otherLocale(language)],
    is: level?.is ?? '',
    most: level?.most ?? '',
  });
}

import { confirmedDate } from '../../../../../model/confirmation/confirmation.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { Notice } from '../../../controls/index.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/locale/index.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { confirmationMessages } from './messages.ts';
import { useConfirmation, useWords } from './use-confirmation.ts';

/** Says, before a language of a testimonial is published, that its words are not those that the client confirmed. */
export function ConfirmationNotice({
  session,
  language,
}: {
  session: EntrySession;
  language: Locale;
}) {
  const locale = useLocale();
  const t = confirmationMessages[locale];
  const confirmation = useConfirmation(session);
  const words = useWords(session, language);
  const confirmed = confirmation?.words[language];
  if (!confirmed || confirmedDate(confirmation, language, words) !== null) return null;
  const date = formatDate(confirmed.confirmed_date, locale);
  return (
    <Notice tone="warn" role="status">
      <p>{formatMessage(t.removes, { date })}</p>
    </Notice>
  );
}

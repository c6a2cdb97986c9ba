import { downloadText } from '#browser/download.ts';
import { queryDocuments } from '#browser/firebase/firestore.ts';
import { formatMessage, formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import { type MessageFilter, MAX_EXPORTED } from '#model/contact/admin-api.ts';
import { contactMessageRecord } from '#model/contact/message.ts';
import { parseRecords } from '#model/parse-record.ts';
import { dayOf } from '#model/time-zone.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button } from '../ui/index.ts';
import { messagesCsv } from './csv.ts';
import { queryOf } from './filters.ts';
import { inboxMessages } from './messages.ts';
import { changeMessages } from './use-triage.ts';

export function ExportButton({ filter }: { filter: MessageFilter }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const { busy, run } = useMutation('exporting messages');
  async function exportAll(): Promise<number> {
    const found = await queryDocuments(COLLECTIONS.contactMessage, {
      ...queryOf(filter),
      limit: MAX_EXPORTED,
    });
    const messages = parseRecords(contactMessageRecord, found).map(({ value }) => value);
    await changeMessages({ operation: 'export', filter, count: messages.length });
    const date = dayOf(Date.now());
    downloadText(messagesCsv(messages), 'text/csv', `messages-${filter}-${date}.csv`);
    return messages.length;
  }

  return (
    <Button
      icon="download"
      busy={busy}
      onClick={() =>
        void run(exportAll, (count) => ({
          text: formatMessage(t.exported, {
            count: formatNumber(count, locale),
            most: formatNumber(MAX_EXPORTED, locale),
          }),
        }))
      }
    >
      {t.export}
    </Button>
  );
}

import type { MessageFilter } from '../../../../model/contact/admin-api.ts';
import { MOST_EXPORTED } from '../../../../model/contact/admin-api.ts';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { parseRecords } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { dayOf } from '../../../../model/time-zone.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { countDocuments, queryDocuments } from '../../firebase/firestore.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, useConfirm } from '../../admin-ui/index.ts';
import { downloadText } from '../../browser/download.ts';
import { messagesCsv } from './csv.ts';
import { queryOf } from './filters.ts';
import { inboxMessages } from './messages.ts';
import { changeMessages } from './message-mutations.ts';

/** Messages per query. */
const PAGE_SIZE = 500;

async function readAll(filter: MessageFilter): Promise<Found[]> {
  const all: Found[] = [];
  for (;;) {
    const last = all.at(-1)?.cursor;
    // oxlint-disable-next-line no-await-in-loop -- each page starts after the previous one
    const page = await queryDocuments(COLLECTIONS.contactMessage, {
      ...queryOf(filter),
      limit: PAGE_SIZE,
      ...(last && { startAfter: last }),
    });
    all.push(...page);
    if (page.length < PAGE_SIZE || all.length >= MOST_EXPORTED) return all;
  }
}

/** Downloads the messages of a filter as a CSV file, after a confirmation. */
export function ExportButton({ filter }: { filter: MessageFilter }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const confirm = useConfirm();
  const { busy, run } = useMutation('exporting messages');

  async function confirmExport(): Promise<boolean> {
    const { where = [] } = queryOf(filter);
    const total = await countDocuments(COLLECTIONS.contactMessage, { where });
    const count = Math.min(total, MOST_EXPORTED);
    return confirm({
      title: formatMessage(t.exportQuestion, { count: formatNumber(count, locale) }),
      text: (
        <>
          <p>{t.exportText}</p>
          {total > MOST_EXPORTED && (
            <p>{formatMessage(t.exportMost, { count: formatNumber(MOST_EXPORTED, locale) })}</p>
          )}
        </>
      ),
      action: t.export,
    });
  }

  /** Gives the number of exported messages; null if the admin cancelled. */
  async function exportAll(): Promise<number | null> {
    if (!(await confirmExport())) return null;
    const records = parseRecords(contactMessageRecord, await readAll(filter));
    const messages = records.map(({ value }) => value);
    await changeMessages({ operation: 'export', filter, count: messages.length });
    const date = dayOf(Date.now());
    downloadText(messagesCsv(messages), 'text/csv', `messages-${filter}-${date}.csv`);
    return messages.length;
  }

  const announce = (count: number | null) =>
    count === null
      ? undefined
      : { text: formatMessage(t.exported, { count: formatNumber(count, locale) }) };

  return (
    <Button icon="download" busy={busy} onClick={() => void run(exportAll, announce)}>
      {t.export}
    </Button>
  );
}

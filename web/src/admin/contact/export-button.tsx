import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { dayOf } from '../../../../model/time-zone.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { countDocuments, queryDocuments } from '../../firebase/firestore.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, useConfirm } from '../../controls/index.ts';
import { downloadText } from '../../browser/download.ts';
import { messagesCsv } from './csv.ts';
import type { Filter } from './filters.ts';
import { queryOf } from './filters.ts';
import { inboxMessages } from './messages.ts';
import { recordExport } from './message-mutations.ts';

/** Most messages in one file, and per query; each message costs a read. */
const MAX_MESSAGES = 5000;
const PAGE_SIZE = 500;

async function readAll(filter: Filter): Promise<Found[]> {
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
    if (page.length < PAGE_SIZE || all.length >= MAX_MESSAGES) return all;
  }
}

/** Downloads the messages of a filter as a CSV file, after a confirmation. */
export function ExportButton({ filter }: { filter: Filter }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const confirm = useConfirm();
  const { busy, run } = useMutation('exporting messages');

  async function confirmExport(): Promise<boolean> {
    const { where = [] } = queryOf(filter);
    const total = await countDocuments(COLLECTIONS.contactMessage, { where });
    const count = Math.min(total, MAX_MESSAGES);
    return confirm({
      title: formatMessage(t.exportQuestion, { count: formatNumber(count, locale) }),
      text: (
        <>
          <p>{t.exportText}</p>
          {total > MAX_MESSAGES && (
            <p>{formatMessage(t.exportMost, { count: formatNumber(MAX_MESSAGES, locale) })}</p>
          )}
        </>
      ),
      action: t.export,
    });
  }

  /** Gives the number of exported messages; null if the admin cancelled. */
  async function exportAll(): Promise<number | null> {
    if (!(await confirmExport())) return null;
    const messages = (await readAll(filter)).flatMap((document) => {
      const parsed = parseRecord(contactMessageRecord, document);
      return parsed.ok ? [parsed.value] : [];
    });
    await recordExport(filter, messages.length);
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

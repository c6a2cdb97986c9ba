import { contactMessageRecord } from '../../../../model/contact-message.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatNumber, useLocale } from '../../features/i18n/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { countDocuments, queryDocuments } from '../../firebase/firestore.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, formatMessage, useConfirm, useToast } from '../../controls/index.ts';
import { messagesCsv } from './csv.ts';
import type { Filter } from './filters.ts';
import { queryOf } from './filters.ts';
import { inboxMessages } from './messages.ts';

/** Most messages in one file, and in one query; each costs a read. */
const MOST = 5000;
const PAGE = 500;

async function readAll(filter: Filter): Promise<Found[]> {
  const all: Found[] = [];
  for (;;) {
    const last = all.at(-1)?.cursor;
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before ended
    const page = await queryDocuments(COLLECTIONS.contactMessage, {
      ...queryOf(filter),
      limit: PAGE,
      ...(last && { startAfter: last }),
    });
    all.push(...page);
    if (page.length < PAGE || all.length >= MOST) return all;
  }
}

function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The messages of the filter as a CSV file. */
export function ExportButton({ filter }: { filter: Filter }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const confirm = useConfirm();
  const toast = useToast();
  const { busy, run } = useMutation('exporting messages');

  async function exportAll(): Promise<void> {
    const { where = [] } = queryOf(filter);
    const total = await countDocuments(COLLECTIONS.contactMessage, { where });
    const count = Math.min(total, MOST);
    const agreed = await confirm({
      title: formatMessage(t.exportQuestion, { count: formatNumber(count, locale) }),
      text: (
        <>
          <p>{t.exportText}</p>
          {total > MOST && (
            <p>{formatMessage(t.exportMost, { count: formatNumber(MOST, locale) })}</p>
          )}
        </>
      ),
      action: t.export,
    });
    if (!agreed) return;
    const found = await readAll(filter);
    const messages = found.flatMap((each) => {
      const parsed = parseRecord(contactMessageRecord, each);
      return parsed.ok ? [parsed.value] : [];
    });
    download(
      messagesCsv(messages),
      `messages-${filter}-${new Date().toISOString().slice(0, 10)}.csv`,
    );
    toast({ text: formatMessage(t.exported, { count: formatNumber(messages.length, locale) }) });
  }

  return (
    <Button icon="download" busy={busy} onClick={() => void run(exportAll)}>
      {t.export}
    </Button>
  );
}

import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { useLiveDocument } from '../../data/use-live-query.ts';
import { Button, Empty, Notice } from '../../admin-ui/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { MessageBody } from './message-body.tsx';
import type { Triage } from './use-triage.ts';
import { inboxMessages } from './messages.ts';

/** The open message, live, or that it is gone. */
export function MessageDetail({
  id,
  triage,
  className,
  onBack,
}: {
  /** '' while no message is open. */
  id: string;
  triage: Triage;
  className: string;
  onBack: () => void;
}) {
  const t = inboxMessages[useLocale()];
  return (
    <section
      aria-label={t.detailLabel}
      className={`rounded-panel border border-a-line bg-a-panel ${className}`}
    >
      {id === '' ? (
        <Empty title={t.choose} />
      ) : (
        <>
          <div className="border-b border-a-line p-2 lg:hidden">
            <Button variant="quiet" icon="back" onClick={onBack}>
              {t.back}
            </Button>
          </div>
          <OpenMessage key={id} id={id} triage={triage} />
        </>
      )}
    </section>
  );
}

function OpenMessage({ id, triage }: { id: string; triage: Triage }) {
  const t = inboxMessages[useLocale()];
  const message = useLiveDocument(COLLECTIONS.contactMessage, id);

  function show(document: Found | null) {
    const value = document && parseRecord(contactMessageRecord, document.data);
    if (value === null) {
      return (
        <div className="p-4">
          <Notice tone="warn">{t.gone}</Notice>
        </div>
      );
    }
    return <MessageBody id={id} message={value} triage={triage} />;
  }

  return (
    <AsyncContent content={message} rows={6}>
      {show}
    </AsyncContent>
  );
}

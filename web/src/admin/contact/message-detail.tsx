import type { Ref } from 'react';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { useLiveDocument } from '../../data/use-live-query.ts';
import { Button, DamagedNotice, Empty, Notice } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { UnsentReply } from '../replies/unsent-reply.tsx';
import { MessageBody } from './message-body.tsx';
import type { Triage } from './use-triage.ts';
import { inboxMessages } from './messages.ts';

/** The open message, live; also shows missing and damaged records. */
export function MessageDetail({
  ref,
  id,
  triage,
  shortcutsOn,
  className,
  onBack,
}: {
  ref: Ref<HTMLElement>;
  /** '' while no message is open. */
  id: string;
  triage: Triage;
  shortcutsOn: boolean;
  className: string;
  onBack: () => void;
}) {
  const t = inboxMessages[useLocale()];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t.detailLabel}
      className={`control-panel ${className}`}
    >
      {id === '' ? (
        <Empty title={t.choose} text={t.chooseText} />
      ) : (
        <>
          <div className="border-b border-a-line p-2 lg:hidden">
            <Button variant="quiet" icon="back" onClick={onBack}>
              {t.back}
            </Button>
          </div>
          <OpenMessage key={id} id={id} triage={triage} shortcutsOn={shortcutsOn} />
        </>
      )}
    </section>
  );
}

function OpenMessage({
  id,
  triage,
  shortcutsOn,
}: {
  id: string;
  triage: Triage;
  shortcutsOn: boolean;
}) {
  const t = inboxMessages[useLocale()];
  const message = useLiveDocument(COLLECTIONS.contactMessage, id);

  function show(document: Found | null) {
    if (document === null) {
      return (
        <div className="grid gap-4 p-4">
          <Notice tone="warn">{t.gone}</Notice>
          <UnsentReply id={id} />
        </div>
      );
    }
    const parsed = parseRecord(contactMessageRecord, document);
    if (!parsed.ok) return <DamagedNotice damaged={[parsed]} />;
    return <MessageBody id={id} message={parsed.value} triage={triage} shortcutsOn={shortcutsOn} />;
  }

  return (
    <AsyncContent content={message} rows={6}>
      {show}
    </AsyncContent>
  );
}

import type { Ref } from 'react';
import { storedMessageSchema } from '../../../../model/contact-message.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { useLiveDocument } from '../data/use-live.ts';
import { Button, Empty, Notice, WhenReady, fill } from '../ui/index.ts';
import { MessageBody } from './message-body.tsx';
import type { Triage } from './use-triage.ts';
import { messageWords } from './words.ts';

/** The open message, live; whatever state its record is in. */
export function MessageDetail({
  ref,
  id,
  triage,
  className,
  onBack,
}: {
  ref: Ref<HTMLElement>;
  id: string | null;
  triage: Triage;
  className: string;
  onBack: () => void;
}) {
  const words = messageWords[useLocale()];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.detailLabel}
      className={`k-panel ${className}`}
    >
      {id === null ? (
        <Empty title={words.choose}>
          <p>{words.chooseText}</p>
        </Empty>
      ) : (
        <>
          <div className="border-b border-a-line p-2 lg:hidden">
            <Button look="quiet" icon="back" onClick={onBack}>
              {words.back}
            </Button>
          </div>
          <OpenMessage key={id} id={id} triage={triage} />
        </>
      )}
    </section>
  );
}

function OpenMessage({ id, triage }: { id: string; triage: Triage }) {
  const live = useLiveDocument(COLLECTIONS.contactMessage, id);
  return (
    <WhenReady live={live} rows={6}>
      {(found) => <FoundMessage id={id} found={found} triage={triage} />}
    </WhenReady>
  );
}

function FoundMessage({ id, found, triage }: { id: string; found: Found | null; triage: Triage }) {
  const words = messageWords[useLocale()];
  if (found === null) {
    return (
      <div className="p-4">
        <Notice tone="warn">{words.gone}</Notice>
      </div>
    );
  }
  const parsed = parseRecord(storedMessageSchema, found);
  if (!parsed.ok) {
    return (
      <div className="p-4">
        <Notice tone="danger">
          {fill(words.brokenText, { problems: parsed.problems.join('; ') })}
        </Notice>
      </div>
    );
  }
  return <MessageBody id={id} message={parsed.value} triage={triage} />;
}

import { Button, Notice } from '../../controls/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { replyMessages } from './messages.ts';
import { useMessageDraft } from './use-message-draft.ts';

/** The draft of a reply to a message that can no longer be answered, to be copied; nothing where there is none. */
export function UnsentReply({ id }: { id: string }) {
  const t = replyMessages[useLocale()];
  const draft = useMessageDraft({ kind: 'reply', id, confirmed: '', typed: null });
  if (draft.found === null) return null;
  return (
    <Notice tone="warn" role="alert">
      <div className="grid min-w-0 grow gap-2">
        <p className="font-semibold">{t.unsent}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{draft.found.text}</p>
      </div>
      <Button onClick={() => draft.settle('discarded')}>{t.throwAway}</Button>
    </Notice>
  );
}

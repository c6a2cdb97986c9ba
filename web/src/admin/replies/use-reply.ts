import { useEffect, useState } from 'react';
import { normaliseTyped } from '../../../../model/typed-text.ts';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import type { SentReply } from '../../../../model/replies/api.ts';
import { REPLY_LIMITS } from '../../../../model/replies/limits.ts';
import type { StoredReply } from '../../../../model/replies/reply.ts';
import { setUnsavedText } from '../../browser/unsaved-text.ts';
import type { Announcement } from '../../data/use-mutation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { useConnected, useSession } from '../../features/session/use-session.ts';
import { studio } from '../../studio/studio.ts';
import { replyMessages } from './messages.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { describeReplyError, sendReply } from './replies-api.ts';

export interface ReplyState {
  text: string;
  setText: (text: string) => void;
  /** True until something is written: the text is the signature alone. */
  isUntouched: boolean;
  /** Name of the admin and of the studio, as the last lines of a reply. */
  signature: string;
  /** Why it is not or cannot be sent. */
  problem: string | undefined;
  /** False while the database does not answer. */
  connected: boolean;
  busy: boolean;
  /** A reply of somebody else that came while this one was written. */
  meanwhile: StoredReply | null;
  /** Says that it was read: what is written answers the thread with it. */
  acknowledge: () => void;
  send: (close: boolean) => void;
  discard: () => void;
}

/** As the server stores it. */
const storedText = (text: string): string => normaliseTyped(text).trim();

/**
 * A reply that is being written, kept as a local draft until it is sent. Its number in the thread is the one after the
 * replies that were there when the writing began.
 */
export function useReply(id: string, message: StoredMessage): ReplyState {
  const locale = useLocale();
  const t = replyMessages[locale];
  const session = useSession();
  const connected = useConnected();
  const [uid, name] =
    'user' in session ? [session.user.uid, session.profile?.display_name ?? ''] : ['', ''];
  const signature = name === '' ? studio.name : `${name}\n${studio.name}`;
  const start = `\n\n${signature}`;
  const replies = message.replies ?? [];

  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const draft = useMessageDraft({ kind: 'reply', id, confirmed: uid === '' ? null : start, typed });
  const { busy, error, run } = useMutation('sending a reply', {
    describe: describeReplyError,
    inline: true,
  });

  const { length } = storedText(typed ?? '');
  const isTooLong = length > REPLY_LIMITS.text;
  const isUntouched = typed === null || typed === start;
  const shown = typed === null ? replies.length : seen;
  const isOwn = (text: string) => (reply: { by: string; text: string }) =>
    reply.by === uid && reply.text === storedText(text);
  const later = typed === null ? [] : replies.slice(shown);
  // The answer to the request may be late or lost, and another tab may have sent the same text.
  const isSent = typed !== null && later.some(isOwn(typed));
  const meanwhile = isSent ? null : (later.at(-1) ?? null);

  function setText(text: string): void {
    if (typed === null) setSeen(replies.length);
    setEmpty(false);
    setTyped(text);
  }

  function discard(): void {
    draft.settle('discarded');
    setTyped(null);
  }

  useEffect(() => {
    if (isSent) discard();
  });
  useEffect(() => {
    if (draft.found === null || typed !== null) return;
    const { text } = draft.found;
    if (replies.some(isOwn(text))) return draft.settle('discarded');
    setText(text);
    draft.settle('restored');
  });
  useEffect(() => {
    setUnsavedText(`reply ${id}`, !isUntouched, false, () => [typed ?? '']);
    return () => setUnsavedText(`reply ${id}`, false);
  }, [id, isUntouched, typed]);

  async function deliver(text: string, close: boolean): Promise<SentReply> {
    const sent = await sendReply({ message: id, number: shown + 1, text, close });
    draft.settle('discarded');
    setTyped((now) => (now !== null && storedText(now) === text ? null : now));
    return sent;
  }

  const announce = ({ state }: SentReply): Announcement => {
    if (state === 'sent') return { text: t.sent };
    const isQueued = state === 'waiting' || state === 'sending';
    return isQueued ? { text: t.queued } : { text: t.notSent, danger: true };
  };

  function send(close: boolean): void {
    const text = storedText(typed ?? '');
    if (text === '' || text === signature) return setEmpty(true);
    if (!connected || isTooLong) return;
    void run(() => deliver(text, close), announce);
  }

  const problem = () => {
    if (isEmpty) return t.empty;
    return isTooLong ? formatMessage(t.tooLong, { count: formatNumber(length, locale) }) : error;
  };

  return {
    text: typed ?? start,
    setText,
    isUntouched,
    signature,
    problem: problem(),
    connected,
    busy,
    meanwhile,
    acknowledge: () => setSeen(replies.length),
    send,
    discard,
  };
}

import { useEffect, useId, useRef, useState } from 'react';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import { Button, Notice, TextArea, useConfirm } from '../../controls/index.ts';
import { languageNames } from '../../controls/language-names.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { studio } from '../../studio/studio.ts';
import { replyMessages } from './messages.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { useReply } from './use-reply.ts';

const putBeforeSignature = (field: HTMLTextAreaElement | null): void =>
  field?.setSelectionRange(0, 0);

/** Writes a reply to a message, in the language of its sender. */
export function ReplyComposer({
  id,
  message,
  email,
}: {
  id: string;
  message: StoredMessage;
  /** Address that the reply goes to. */
  email: string;
}) {
  const locale = useLocale();
  const t = replyMessages[locale];
  const confirm = useConfirm();
  const reply = useReply(id, message);
  const { text, setText, isUntouched, connected, busy } = reply;
  const [choosing, setChoosing] = useState(false);
  const isInserted = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();

  // After a reply was sent.
  useEffect(() => {
    if (isUntouched && field.current === document.activeElement) putBeforeSignature(field.current);
  }, [isUntouched]);

  // The dialog returns the focus to its button first.
  useEffect(() => {
    if (choosing || !isInserted.current) return;
    isInserted.current = false;
    field.current?.focus();
  }, [choosing]);

  const { name, reference } = message;
  const fill = (template: string) => formatMessage(template, { name, reference });

  function insert(filled: string): void {
    setChoosing(false);
    isInserted.current = true;
    if (isUntouched) return setText(`${filled}\n\n${reply.signature}`);
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    setText(text.slice(0, selectionStart) + filled + text.slice(selectionEnd));
  }

  async function discard(): Promise<void> {
    const { discardQuestion: title, discardText, discard: action } = t;
    if (await confirm({ title, text: discardText, action, danger: true })) reply.discard();
  }

  const send = (close: boolean) => {
    reply.send(close);
    field.current?.focus();
  };
  const blocked = { busy, 'aria-disabled': !connected, 'aria-describedby': reasonId };
  return (
    <div className="grid gap-3 border-t border-a-line pt-4">
      {reply.meanwhile && (
        <Notice tone="warn" role="alert">
          <div className="grid min-w-0 grow gap-2">
            <p className="font-semibold">
              {formatMessage(t.meanwhile, { name: reply.meanwhile.name || studio.name })}
            </p>
            <p className="whitespace-pre-wrap" lang={message.locale}>
              {reply.meanwhile.text}
            </p>
            <p>{t.meanwhileText}</p>
          </div>
          <Button
            onClick={() => {
              reply.acknowledge();
              field.current?.focus();
            }}
          >
            {t.meanwhileGoOn}
          </Button>
        </Notice>
      )}
      <TextArea
        ref={field}
        name="reply"
        label={formatMessage(t.reply, { name: message.name })}
        hint={formatMessage(t.hint, {
          email,
          language: languageNames[locale][message.locale],
        })}
        error={reply.problem}
        lang={message.locale}
        value={text}
        rows={8}
        readOnly={busy && !isUntouched}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => {
          const { selectionStart, selectionEnd } = event.target;
          if (isUntouched && selectionStart === selectionEnd) putBeforeSignature(event.target);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!busy) send(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="reply" {...blocked} onClick={() => send(false)}>
          {t.send}
        </Button>
        <Button icon="check" {...blocked} onClick={() => send(true)}>
          {t.sendAndClose}
        </Button>
        <Button onClick={() => setChoosing(true)}>{t.templates}</Button>
        {!isUntouched && (
          <Button variant="quiet" onClick={() => void discard()}>
            {t.discard}
          </Button>
        )}
      </div>
      <p id={reasonId} role="status" className="control-hint min-h-5">
        {connected ? !isUntouched && t.kept : t.offline}
      </p>
      {choosing && (
        <TemplatesDialog
          locale={message.locale}
          fill={fill}
          onChoose={insert}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

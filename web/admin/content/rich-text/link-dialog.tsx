import { useState } from 'react';
import { Button, FormDialog, TextField } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type EditedLink, linkTarget } from './link-commands.ts';
import { richTextMessages } from './messages.ts';

export function LinkDialog({
  link,
  save,
  remove,
  close,
}: {
  link: EditedLink;
  save: (link: EditedLink) => void;
  remove: () => void;
  close: () => void;
}) {
  const t = richTextMessages[useLocale()];
  const [href, setHref] = useState(link.href);
  const [text, setText] = useState(link.text);
  const [error, setError] = useState<string>();

  function submit(): void {
    const target = linkTarget(href);
    if (target === null) setError(href.trim() === '' ? t.linkEmpty : t.linkRefused);
    else save({ href: target, text: text === null ? null : text.trim() || href.trim() });
  }

  return (
    <FormDialog
      title={t.linkTitle}
      action={t.linkSave}
      submit={submit}
      close={close}
      aside={
        link.href !== '' && (
          <Button variant="quiet" onClick={remove}>
            {t.linkRemove}
          </Button>
        )
      }
    >
      <TextField
        label={t.linkAddress}
        hint={t.linkHint}
        error={error}
        // The property of React would focus it before the dialog is open.
        ref={(input) => input?.setAttribute('autofocus', '')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={href}
        onChange={(event) => {
          setHref(event.target.value);
          setError(undefined);
        }}
      />
      {text !== null && (
        <TextField
          label={t.linkText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

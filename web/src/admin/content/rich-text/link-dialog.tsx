import { useRef, useState } from 'react';
import type { Locale } from '../../../../../model/locale.ts';
import { Button, FormDialog, TextField } from '../../../admin-ui/index.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { richTextMessages } from './messages.ts';
import type { EditedLink } from './link-commands.ts';
import { linkTarget } from './link-commands.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** Asks for the address of a link, which is also found by the title of a page, and for its text where nothing is selected. */
export function LinkDialog({
  link,
  language,
  save,
  remove,
  close,
}: {
  link: EditedLink;
  /** Of the text that the link is in. */
  language: Locale;
  save: (link: EditedLink) => void;
  remove: () => void;
  close: () => void;
}) {
  const t = richTextMessages[useLocale()];
  const [href, setHref] = useState(link.href);
  const [text, setText] = useState(link.text);
  const [error, setError] = useState<string>();
  const targets = useLinkTargets(href, language);
  const address = useRef<HTMLInputElement>(null);

  /** Lets the dialog open with the focus in the address, although the text stands before it. */
  function focusFirst(input: HTMLInputElement | null): void {
    address.current = input;
    input?.setAttribute('autofocus', '');
  }

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
      {text !== null && (
        <TextField
          label={t.linkText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        label={t.linkAddress}
        hint={t.linkHint}
        error={error}
        ref={focusFirst}
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
      <p role="status" className="sr-only">
        {targets.length > 0 && formatMessage(t.linkFound, { count: targets.length })}
      </p>
      {targets.length > 0 && (
        <ul aria-label={t.linkTargets} className="rounded-lg border border-a-line">
          {targets.map(({ title, path }) => (
            <li key={path}>
              <button
                type="button"
                className="w-full cursor-pointer px-3 py-2 text-start hover:bg-a-soft focus-visible:bg-a-soft"
                onClick={() => {
                  setHref(path);
                  setText((written) => (written === '' ? title : written));
                  address.current?.focus();
                }}
              >
                <span lang={language}>{title}</span>{' '}
                <span className="text-[0.875rem] text-a-muted">{path}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

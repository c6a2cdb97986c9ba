import { useState } from 'react';
import { LOCALES } from '../../../../model/locale.ts';
import { TEMPLATE_LIMITS } from '../../../../model/replies/limits.ts';
import type { ReplyTemplate, ReplyTemplates } from '../../../../model/replies/template.ts';
import { Button, FormDialog, TextArea, TextField, useConfirm } from '../../controls/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLocale } from '../../features/locale/index.ts';
import { replyMessages } from './messages.ts';
import { describeReplyError, saveTemplates } from './replies-api.ts';

/** A text with a key of this form: texts have no ids. */
type Row = ReplyTemplate & { key: string };

const rowOf = (template: ReplyTemplate): Row => ({ ...template, key: crypto.randomUUID() });
const withoutKey = ({ name, text }: Row): ReplyTemplate => ({ name, text });

/** Edits the texts to start a reply from, in both languages. @param leave called with what was stored, null for nothing */
export function EditTemplates({
  stored,
  leave,
}: {
  stored: ReplyTemplates;
  leave: (saved: ReplyTemplates | null) => void;
}) {
  const t = replyMessages[useLocale()];
  const confirm = useConfirm();
  const [rows, setRows] = useState(() => stored.templates.map(rowOf));
  const [isIncomplete, setIncomplete] = useState(false);
  const { busy, error, run } = useMutation('saving texts for replies', {
    describe: describeReplyError,
    inline: true,
  });
  const change = (key: string, part: Partial<ReplyTemplate>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  async function save(): Promise<void> {
    const isNameless = rows.some(({ name }) => name.trim() === '');
    setIncomplete(isNameless);
    if (isNameless) return;
    const templates = rows.map(withoutKey);
    await run(
      async () => leave(await saveTemplates({ version: stored.version, templates })),
      () => ({ text: t.saved }),
    );
  }

  async function close(): Promise<void> {
    const isChanged = JSON.stringify(rows.map(withoutKey)) !== JSON.stringify(stored.templates);
    const { discardQuestion: title, discard: action } = t;
    const question = { title, text: '', action, danger: true };
    if (!isChanged || (await confirm(question))) leave(null);
  }

  return (
    <FormDialog
      title={t.editTitle}
      wide
      action={t.save}
      busy={busy}
      failure={isIncomplete ? t.nameMissing : error}
      submit={() => void save()}
      close={() => void close()}
    >
      <p className="control-hint">{t.editHint}</p>
      {rows.map(({ key, name, text }) => (
        <fieldset key={key} className="grid gap-3 border-t border-a-line pt-3">
          <legend className="sr-only">{name}</legend>
          <div className="flex items-end gap-2">
            <TextField
              className="min-w-0 grow"
              label={t.templateName}
              value={name}
              maxLength={TEMPLATE_LIMITS.name}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <Button
              variant="quiet"
              className="shrink-0"
              icon="trash"
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              {t.remove}
              <span className="sr-only">: {name}</span>
            </Button>
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            {LOCALES.map((locale) => (
              <TextArea
                key={locale}
                label={t.templateText[locale]}
                lang={locale}
                rows={7}
                maxLength={TEMPLATE_LIMITS.text}
                value={text[locale]}
                onChange={(event) =>
                  change(key, { text: { ...text, [locale]: event.target.value } })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {rows.length < TEMPLATE_LIMITS.most ? (
        <Button
          icon="plus"
          className="justify-self-start"
          onClick={() => setRows([...rows, rowOf({ name: '', text: { en: '', id: '' } })])}
        >
          {t.add}
        </Button>
      ) : (
        <p className="control-hint">{t.most}</p>
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import type { ReplyTemplates } from '../../../../model/replies/template.ts';
import { Button, controlMessages, Dialog } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { EditTemplates } from './edit-templates.tsx';
import { replyMessages } from './messages.ts';
import { loadTemplates } from './replies-api.ts';

/**
 * Offers the texts to start a reply from, and to edit them.
 * @param locale language of the reply
 * @param onChoose gets a text with its placeholders
 */
export function TemplatesDialog({
  locale,
  onChoose,
  onClose,
}: {
  locale: Locale;
  onChoose: (text: string) => void;
  onClose: () => void;
}) {
  const own = useLocale();
  const t = replyMessages[own];
  const loaded = useAsync('templates', loadTemplates);
  const [edited, setEdited] = useState<ReplyTemplates | null>(null);
  const [saved, setSaved] = useState<ReplyTemplates | null>(null);
  const current = saved ?? (loaded.state === 'ready' ? loaded.value : null);

  if (edited !== null) {
    const leave = (templates: ReplyTemplates | null) => {
      setSaved(templates ?? saved);
      setEdited(null);
    };
    return <EditTemplates stored={edited} leave={leave} />;
  }
  return (
    <Dialog
      open
      title={t.templatesTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{controlMessages[own].cancel}</Button>
          {current !== null && (
            <Button icon="edit" onClick={() => setEdited(current)}>
              {t.edit}
            </Button>
          )}
        </>
      }
    >
      <AsyncContent content={loaded} rows={4}>
        {() => (
          <TemplateList
            templates={(current?.templates ?? []).filter(({ text }) => text[locale] !== '')}
            locale={locale}
            onChoose={onChoose}
          />
        )}
      </AsyncContent>
    </Dialog>
  );
}

function TemplateList({
  templates,
  locale,
  onChoose,
}: {
  templates: ReplyTemplates['templates'];
  locale: Locale;
  onChoose: (text: string) => void;
}) {
  const t = replyMessages[useLocale()];
  if (templates.length === 0) {
    return <p>{formatMessage(t.templatesEmpty, { language: t.languages[locale] })}</p>;
  }
  return (
    <ul className="divide-y divide-a-line">
      {templates.map(({ name, text }) => (
        <li key={name + text[locale]} className="flex items-start gap-3 py-3">
          <div className="min-w-0 grow wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <p className="control-hint line-clamp-3 whitespace-pre-line" lang={locale}>
              {text[locale]}
            </p>
          </div>
          <Button onClick={() => onChoose(text[locale])}>
            {t.use}
            <span className="sr-only">: {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import type { ReplyTemplates } from '../../../../model/replies/template.ts';
import { Button, controlMessages, Dialog } from '../../controls/index.ts';
import { languageNames } from '../../controls/language-names.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { EditTemplates } from './edit-templates.tsx';
import { replyMessages } from './messages.ts';
import { loadTemplates } from './replies-api.ts';

/**
 * Offers the texts to start a reply from, and to edit them.
 * @param locale language of the reply
 * @param fill puts what the message has in place of the placeholders
 * @param onChoose gets a filled text
 */
export function TemplatesDialog({
  locale,
  fill,
  onChoose,
  onClose,
}: {
  locale: Locale;
  fill: (text: string) => string;
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
            fill={fill}
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
  fill,
  onChoose,
}: {
  templates: ReplyTemplates['templates'];
  locale: Locale;
  fill: (text: string) => string;
  onChoose: (text: string) => void;
}) {
  const own = useLocale();
  const t = replyMessages[own];
  if (templates.length === 0) {
    const language = languageNames[own][locale];
    return <p>{formatMessage(t.templatesEmpty, { language })}</p>;
  }
  return (
    <ul className="divide-y divide-a-line">
      {templates.map(({ name, text }) => (
        <li key={name + text[locale]} className="flex items-start gap-3 py-3">
          <div className="min-w-0 grow wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <p className="control-hint line-clamp-3" lang={locale}>
              {fill(text[locale])}
            </p>
          </div>
          <Button className="shrink-0" onClick={() => onChoose(fill(text[locale]))}>
            {t.use}
            <span className="sr-only">: {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

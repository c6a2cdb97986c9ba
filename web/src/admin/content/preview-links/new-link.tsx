import { useRef, useState } from 'react';
import { whatsAppHref } from '../../../../../model/contact/whatsapp.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import type { LinkPurpose } from '../../../../../model/preview-links/link.ts';
import { Button, ButtonLink, SelectField, TextField, useToast } from '../../../controls/index.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import { previewLinkMessages } from './messages.ts';
import { askMessages } from './messages.ts';

/** The address of a new link, with a button that copies it; for a client, with messages to send it by. */
export function NewLink({ address, purpose }: { address: string; purpose: LinkPurpose }) {
  const locale = useLocale();
  const t = previewLinkMessages[locale];
  const { languages } = contentMessages[locale];
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState<Locale>('id');
  const sent = purpose === 'confirmation' ? `${address}?hl=${language}` : address;

  async function copy(): Promise<void> {
    field.current?.select();
    const isCopied = await navigator.clipboard.writeText(sent).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: t.copied } : { text: t.notCopied, danger: true });
  }

  return (
    <div className="grid gap-2">
      {purpose === 'confirmation' && (
        <SelectField
          label={t.clientLanguage}
          value={language}
          options={LOCALES.map((value) => ({ value, label: languages[value] }))}
          onChoose={setLanguage}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          ref={field}
          className="min-w-0 grow"
          label={t.created}
          value={sent}
          hint={t.once}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{t.copy}</Button>
      </div>
      {purpose === 'confirmation' && <SendLinks address={sent} language={language} />}
    </div>
  );
}

/** Opens WhatsApp or the mail program with a message to the client, who is chosen there. */
function SendLinks({ address, language }: { address: string; language: Locale }) {
  const t = previewLinkMessages[useLocale()];
  const { subject, text } = askMessages[language];
  const message = formatMessage(text, { link: address });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={whatsAppHref('https://wa.me/', message)} allowExternal target="_blank">
        {t.byWhatsapp}
      </ButtonLink>
      <ButtonLink to={mail} allowExternal>
        {t.byMail}
      </ButtonLink>
    </div>
  );
}

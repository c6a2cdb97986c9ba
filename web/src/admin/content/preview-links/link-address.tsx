import { useRef } from 'react';
import { Button, TextField, useToast } from '../../../admin-ui/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { previewLinkMessages } from './messages.ts';

/** The address of a link, with a button that copies it. */
export function LinkAddress({ address }: { address: string }) {
  const t = previewLinkMessages[useLocale()];
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: t.copied } : { text: t.notCopied, danger: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        ref={field}
        className="min-w-0 grow"
        label={t.address}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t.copy}</Button>
    </div>
  );
}

import { CopyButton, TextField } from '../../../admin-ui/index.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { previewLinkMessages } from './messages.ts';

/** The address of a link, with a button that copies it. */
export function LinkAddress({ address }: { address: string }) {
  const t = previewLinkMessages[useLocale()];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        className="min-w-0 grow"
        label={t.address}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={address} />
    </div>
  );
}

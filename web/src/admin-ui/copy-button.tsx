import { useLocale } from '../features/locale/index.ts';
import { Button } from './button.tsx';
import { controlMessages } from './messages.ts';
import { useToast } from './toast.tsx';

/** Copies a text, which the page shows too. */
export function CopyButton({ text }: { text: string }) {
  const t = controlMessages[useLocale()];
  const toast = useToast();

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: t.copied } : { text: t.notCopied, danger: true });
  }

  return <Button onClick={() => void copy()}>{t.copy}</Button>;
}

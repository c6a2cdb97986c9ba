import type { ReactNode } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button } from './button.tsx';
import { controlMessages } from './messages.ts';
import { useToast } from './toast.tsx';

export function CopyButton({ text, children }: { text: string; children?: ReactNode }) {
  const t = controlMessages[useLocale()];
  const toast = useToast();

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: t.copied } : { text: t.notCopied, danger: true });
  }

  return (
    <Button icon="copy" onClick={() => void copy()}>
      {children ?? t.copy}
    </Button>
  );
}

import { useLocale } from '#browser/locale/locale-context.tsx';
import { PAGE_NOTICES } from '#browser/page-notice.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Notice } from '../ui/index.ts';

export function UncheckedNotice({ check }: { check: () => Promise<void> }) {
  const { text, link } = PAGE_NOTICES.unreachable[useLocale()];
  const { busy, run } = useMutation('checking the rights', { inline: true });
  return (
    <Notice role="status">
      <p className="grow">{text}</p>
      <Button busy={busy} onClick={() => void run(check)}>
        {link}
      </Button>
    </Notice>
  );
}

import type { User } from '#browser/firebase/auth.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Bilingual } from '#studio/locale.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Notice } from '../ui/index.ts';

const en = {
  text: 'You are signed in as {email}, but your rights could not be checked, because the database does not answer.',
  again: 'Check again',
};
const messages: Bilingual<typeof en> = {
  en,
  id: {
    text: 'Anda masuk sebagai {email}, tetapi hak Anda tidak dapat diperiksa karena database tidak menjawab.',
    again: 'Periksa lagi',
  },
};

export function UncheckedNotice({ user, check }: { user: User; check: () => Promise<void> }) {
  const t = messages[useLocale()];
  const { busy, run } = useMutation('checking the rights', { inline: true });
  return (
    <Notice role="status">
      <p className="grow">{formatMessage(t.text, { email: user.email ?? '' })}</p>
      <Button busy={busy} onClick={() => void run(check)}>
        {t.again}
      </Button>
    </Notice>
  );
}

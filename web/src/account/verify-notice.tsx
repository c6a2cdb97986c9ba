import { Button, Notice } from '../admin-ui/index.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { sendVerification, setEmailLocale } from '../firebase/auth.ts';
import { accountMessages } from './account-messages.ts';

/** Asks to confirm the e-mail address and offers to send the verification e-mail again. */
export function VerifyNotice({ user }: { user: User }) {
  const locale = useLocale();
  const t = accountMessages[locale];
  const { busy, error, run } = useMutation('sending the verification e-mail', { inline: true });
  return (
    <Notice tone="warn">
      <p className="grow">{error ?? t.unverified}</p>
      <Button
        busy={busy}
        onClick={() =>
          void run(
            async () => {
              setEmailLocale(locale);
              await sendVerification(user);
            },
            { text: t.resent },
          )
        }
      >
        {t.resend}
      </Button>
    </Notice>
  );
}

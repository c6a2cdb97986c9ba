import { Button, Notice, useToast } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import type { User } from '../firebase/auth.ts';
import { sendVerification, setMailLanguage } from '../firebase/auth.ts';
import { accountMessages } from './account-messages.ts';
import { useSubmit } from './use-submit.ts';

/** Reminds of the letter that confirms the address. */
export function VerifyNotice({ user }: { user: User }) {
  const locale = useLocale();
  const t = accountMessages[locale];
  const toast = useToast();
  const { busy, problem, run } = useSubmit('sending the verification letter');
  return (
    <Notice tone="warn">
      <p className="grow">{problem ?? t.unverified}</p>
      <Button
        busy={busy}
        onClick={() =>
          void run(async () => {
            setMailLanguage(locale);
            await sendVerification(user);
            toast({ text: t.resent });
          })
        }
      >
        {t.resend}
      </Button>
    </Notice>
  );
}

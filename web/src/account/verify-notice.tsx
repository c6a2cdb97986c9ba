import { Button, Notice, useToast } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { sendVerification, setMailLanguage } from '../firebase/auth.ts';
import { accountWords } from './account-words.ts';
import { useSubmit } from './use-submit.ts';

/** Reminds of the letter that confirms the address. */
export function VerifyNotice({ user }: { user: User }) {
  const locale = useLocale();
  const words = accountWords[locale];
  const toast = useToast();
  const { busy, problem, run } = useSubmit('sending the verification letter');
  return (
    <Notice tone="warn">
      <p className="grow">{problem ?? words.unverified}</p>
      <Button
        busy={busy}
        onClick={() =>
          void run(async () => {
            setMailLanguage(locale);
            await sendVerification(user);
            toast({ text: words.resent });
          })
        }
      >
        {words.resend}
      </Button>
    </Notice>
  );
}

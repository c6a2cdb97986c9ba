import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../features/i18n/index.ts';
import { setMailLanguage } from '../firebase/auth.ts';
import { CreateForm } from './create-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

/**
 * The sign-in page and what belongs to it. `mode` in the address says which: `create` and `reset` are ours,
 * `resetPassword` and `verifyEmail` (with `oobCode`) are what links in Firebase's letters carry.
 */
export function LoginPage() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  useEffect(() => setMailLanguage(locale), [locale]);

  function form() {
    switch (query.get('mode')) {
      case 'create':
        return <CreateForm />;
      case 'reset':
        return <ResetForm />;
      case 'resetPassword':
        return <NewPasswordForm code={code} />;
      case 'verifyEmail':
        return <VerifyEmail code={code} />;
      default:
        return <SignInForm />;
    }
  }

  return <div className="mx-auto grid w-full max-w-sm gap-4">{form()}</div>;
}

import { useEffect } from 'react';
import { useUrlState } from '../data/use-url-state.ts';
import { useLocale } from '../features/i18n/index.ts';
import { setEmailLocale } from '../firebase/auth.ts';
import { CreateForm } from './create-form.tsx';
import { loginUrlSchema } from './mode-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** The sign-in page with its other forms; the URL's `mode` chooses the form. */
export function LoginPage() {
  const locale = useLocale();
  const { mode, oobCode: code } = useUrlState(loginUrlSchema).state;
  useEffect(() => setEmailLocale(locale), [locale]);

  function form() {
    switch (mode) {
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

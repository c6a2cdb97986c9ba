import { useEffect } from 'react';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Notice } from '#admin/ui/index.ts';
import { setEmailLocale } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { UncheckedNotice } from '../unchecked-notice.tsx';
import { EmailLink, NewPasswordForm, useActionCode } from './email-link.tsx';
import { CreateForm, ResetForm, SignInForm } from './forms.tsx';
import { loginMessages } from './login-messages.ts';
import { loginUrlSchema } from './mode-link.tsx';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const locale = useLocale();
  const { mode } = useUrlState(loginUrlSchema).state;
  const code = useActionCode();
  const isLink = mode === 'resetPassword' || mode === 'verifyEmail' || mode === 'recoverEmail';
  const { arrive, unchecked, check } = useArrival(!isLink);
  useEffect(() => setEmailLocale(locale), [locale]);

  function form() {
    switch (mode) {
      case 'create':
        return <CreateForm arrive={arrive} />;
      case 'reset':
        return <ResetForm />;
      case 'resetPassword':
        return <NewPasswordForm code={code} />;
      case 'verifyEmail':
      case 'recoverEmail':
        return <EmailLink mode={mode} code={code} />;
      default:
        return <SignInForm arrive={arrive} />;
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      {(mode === 'deleted' || mode === 'emailChanged') && (
        <Notice tone="good" role="status">
          {loginMessages[locale][mode]}
        </Notice>
      )}
      {unchecked !== null && !isLink && <UncheckedNotice check={check} />}
      {form()}
    </div>
  );
}

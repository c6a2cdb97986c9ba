import { ButtonLink, Loading, Notice } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { useSession } from '../features/session/live.ts';
import { accountWords } from './account-words.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OwnMessages } from './own-messages.tsx';
import { ChangePassword } from './change-password.tsx';
import { Profile } from './profile.tsx';
import { SignOutPanel } from './sign-out-panel.tsx';
import { VerifyNotice } from './verify-notice.tsx';
import { usesPassword } from './identity.ts';

/** What a signed-in visitor can see and change of themselves. */
export function Account() {
  const words = accountWords[useLocale()];
  const session = useSession();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        {session.kind === 'admin' && (
          <ButtonLink to="/admin/dashboard" icon="dashboard">
            {words.toAdmin}
          </ButtonLink>
        )}
      </div>
      {session.kind === 'unknown' && <Loading rows={6} />}
      {session.kind === 'logged-out' && (
        <Notice tone="warn" role="status">
          <p className="grow">{words.ended}</p>
          <ButtonLink to="/login?next=/account">{words.signIn}</ButtonLink>
        </Notice>
      )}
      {(session.kind === 'user' || session.kind === 'admin') && (
        <>
          {!session.user.emailVerified && session.user.email && (
            <VerifyNotice user={session.user} />
          )}
          <Profile user={session.user} profile={session.profile} />
          <OwnMessages uid={session.user.uid} />
          {usesPassword(session.user) && <ChangePassword user={session.user} />}
          <SignOutPanel />
          <DeleteAccount user={session.user} isAdmin={session.kind === 'admin'} />
        </>
      )}
    </div>
  );
}

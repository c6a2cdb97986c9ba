import { sendEmailVerification } from 'firebase/auth';
import { type User, setEmailLocale } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import { checkAgain, useSession } from '#browser/session/use-session.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, ButtonLink, Loading, Notice, Panel } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { DeleteAccount, DownloadData } from './own-data.tsx';
import { Profile } from './profile.tsx';
import { ChangeEmail, ChangePassword, EndSessions, SignInWays } from './security.tsx';
import { SentMessages } from './sent-messages.tsx';
import { UncheckedNotice } from './unchecked-notice.tsx';
import { useSignOut } from './use-sign-out.ts';
import { usesPassword } from './user-provider.ts';

export function AccountPage() {
  const t = accountMessages[useLocale()];
  const session = useSession();
  const rights = rightsOf(session);
  return (
    <div className="account mx-auto grid w-full max-w-2xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t.title}</h1>
        {session.kind === 'admin' && (
          <ButtonLink to="/admin/dashboard" icon="dashboard">
            {t.toAdmin}
          </ButtonLink>
        )}
      </div>
      {ACCESS_TABLE.account[rights] === 'wait' && <Loading rows={6} />}
      {ACCESS_TABLE.account[rights] === 'sign-in' && (
        <Notice tone="warn" role="status">
          <p className="grow">{t.ended}</p>
          <ButtonLink to="/login?next=/account">{t.signIn}</ButtonLink>
        </Notice>
      )}
      {'user' in session && (
        <>
          {!session.user.emailVerified && session.user.email && (
            <VerifyNotice user={session.user} />
          )}
          {rights === 'wrong-provider' && (
            <Notice tone="warn" role="status">
              <p className="grow">{t.wrongProvider}</p>
            </Notice>
          )}
          {rights === 'unreachable' ? (
            <UncheckedNotice check={checkAgain} />
          ) : (
            <>
              <Profile user={session.user} profile={session.profile} />
              <SentMessages uid={session.user.uid} />
            </>
          )}
          <SignInWays user={session.user} profile={session.profile} />
          {usesPassword(session.user) && <ChangePassword user={session.user} />}
          {session.kind === 'admin' && usesPassword(session.user) && (
            <ChangeEmail user={session.user} />
          )}
          {session.kind === 'admin' && <EndSessions />}
          <DownloadData user={session.user} isAdmin={session.kind === 'admin'} />
          <SignOutPanel />
          <DeleteAccount user={session.user} isAdmin={session.kind === 'admin'} />
        </>
      )}
      <p>
        <a className="text-a-link underline underline-offset-[0.2em]" href="/privacy">
          {t.privacy}
        </a>
      </p>
    </div>
  );
}

function SignOutPanel() {
  const t = accountMessages[useLocale()];
  const { leaving, leave } = useSignOut();
  return (
    <Panel title={t.signOut}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.signOutText}</p>
        <Button busy={leaving} onClick={() => void leave()}>
          {t.signOut}
        </Button>
      </div>
    </Panel>
  );
}

function VerifyNotice({ user }: { user: User }) {
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
              await sendEmailVerification(user);
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

import { useState } from 'react';
import { type User, removeSignIn } from '#browser/firebase/auth.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { passwordSignIn, signIn } from '#model/users/admin-right.ts';
import type { StoredUser } from '#model/users/user.ts';
import { Badge, Button, Panel } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { providerLabel, providerName } from './user-provider.ts';

/** The ways of signing in of an account, with those that the right of an admin is bound to. */
export function SignInWays({ user, profile }: { user: User; profile: StoredUser | null }) {
  const t = accountMessages[useLocale()];
  const [removing, setRemoving] = useState<string | null>(null);
  const bound = profile?.is_admin
    ? (profile.admin_sign_ins ?? [passwordSignIn(profile.email)])
    : [];
  const ways = user.providerData.map(({ providerId, uid, email }) => ({
    providerId,
    isBound: bound.includes(signIn(providerId, uid)),
    label: providerId === 'password' ? t.withPassword : providerLabel(providerName(providerId)),
    email,
  }));
  const isOnly = (kind: typeof ways) => kind.length < 2;
  return (
    <Panel title={t.ways}>
      <ul className="grid gap-3 p-4">
        {ways.map(({ providerId, isBound, label, email }) => (
          <li key={providerId} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow wrap-anywhere">
              <span>{label}</span> {email !== null && <bdi className="text-a-muted">{email}</bdi>}
            </span>
            {isBound && <Badge tone="good">{t.boundWay}</Badge>}
            {!isOnly(ways) && !(isBound && isOnly(ways.filter((way) => way.isBound))) && (
              <Button variant="danger-outline" onClick={() => setRemoving(providerId)}>
                <span>{t.removeWay}</span>
                <span className="sr-only">{`: ${label}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {profile?.is_admin && <p className="px-4 pb-4 text-a-muted">{t.boundText}</p>}
      {removing !== null && (
        <ReauthenticationDialog
          user={user}
          close={() => setRemoving(null)}
          title={formatMessage(t.removeQuestion, {
            way: ways.find(({ providerId }) => providerId === removing)?.label ?? '',
          })}
          action={t.removeWay}
          what="removing a way of signing in"
          change={() => removeSignIn(user, removing)}
          success={{ text: t.removed }}
        >
          <p>{t.removeText}</p>
        </ReauthenticationDialog>
      )}
    </Panel>
  );
}

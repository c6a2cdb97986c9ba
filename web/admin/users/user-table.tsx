import { useState } from 'react';
import type { User } from '#browser/firebase/auth.ts';
import { formatTime } from '#browser/locale/format-time.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { useSession } from '#browser/session/use-session.ts';
import type { Identified } from '#model/parse-record.ts';
import type { AdminRight, StoredUser } from '#model/users/user.ts';
import { ReauthenticationDialog } from '../account/reauthentication-dialog.tsx';
import { callApi } from '../data/api-client.ts';
import { describeReason } from '../data/error-message.ts';
import { Badge, Button, Table } from '../ui/index.ts';
import { usersMessages } from './messages.ts';

/** Accounts with their roles. */
export function UserTable({ users }: { users: readonly Identified<StoredUser>[] }) {
  const t = usersMessages[useLocale()];
  return (
    <Table
      head={
        <>
          <th scope="col">{t.email}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.role}</th>
          <th scope="col">{t.since}</th>
          <th scope="col">
            <span className="sr-only">{t.actions}</span>
          </th>
        </>
      }
    >
      {users.map(({ id, value }) => (
        <UserRow key={id} uid={id} user={value} />
      ))}
    </Table>
  );
}

function UserRow({ uid, user }: { uid: string; user: StoredUser }) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const session = useSession();
  const admin = 'user' in session ? session.user : null;
  return (
    <tr>
      <th scope="row" className="font-semibold">
        {user.email || t.nobody} {uid === admin?.uid && <Badge tone="info">{t.you}</Badge>}
      </th>
      <td data-label={t.name}>
        <bdi>{user.display_name || '–'}</bdi>
      </td>
      <td data-label={t.role}>
        <Badge tone={user.is_admin ? 'good' : 'plain'}>{user.is_admin ? t.admin : t.user}</Badge>
      </td>
      <td data-label={t.since} className="sm:whitespace-nowrap">
        {user.created_date === 0 ? '–' : formatTime(user.created_date, locale, 'day')}
      </td>
      <td>
        {uid === admin?.uid && (
          <span className="text-hint text-a-muted">{t.refusals.own_right}</span>
        )}
        {admin !== null && uid !== admin.uid && (
          <AdminSwitch admin={admin} uid={uid} who={user.email || uid} isAdmin={user.is_admin} />
        )}
      </td>
    </tr>
  );
}

/** Grants or withdraws the admin rights of one person, after a dialog with the consequences and a password. */
function AdminSwitch({
  admin,
  uid,
  who,
  isAdmin,
}: {
  /** The signed-in admin. */
  admin: User;
  uid: string;
  /** E-mail address of the person, or their uid. */
  who: string;
  isAdmin: boolean;
}) {
  const t = usersMessages[useLocale()];
  const [open, setOpen] = useState(false);
  const action = isAdmin ? t.revoke : t.grant;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {action}
        <span className="sr-only">: {who}</span>
      </Button>
      {open && (
        <ReauthenticationDialog
          user={admin}
          close={() => setOpen(false)}
          title={formatMessage(isAdmin ? t.revokeQuestion : t.grantQuestion, { who })}
          action={action}
          danger={isAdmin}
          what="changing admin rights"
          change={async () => {
            await callApi<AdminRight>('users', { uid, is_admin: !isAdmin });
          }}
          success={{ text: formatMessage(isAdmin ? t.revoked : t.granted, { who }) }}
          describe={(error, locale) => describeReason(error, locale, t.refusals)}
        >
          <p>{isAdmin ? t.revokeText : t.grantText}</p>
        </ReauthenticationDialog>
      )}
    </>
  );
}

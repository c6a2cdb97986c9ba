import type { AccountsAnswer, StoredUser } from '../../../../model/users/user.ts';
import { ACCOUNTS_PER_REQUEST } from '../../../../model/users/user.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { Identified } from '../../../../model/parse-record.ts';
import { Badge, Table } from '../../admin-ui/index.ts';
import { AdminSwitch } from './admin-switch.tsx';
import { usersMessages } from './messages.ts';

type Account = AccountsAnswer['accounts'][number];

/** What Firebase Auth knows about these accounts, by uid. */
async function loadAccounts(uids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const accounts = new Map<string, Account>();
  for (let start = 0; start < uids.length; start += ACCOUNTS_PER_REQUEST) {
    const page = uids.slice(start, start + ACCOUNTS_PER_REQUEST);
    const query = new URLSearchParams(page.map((uid) => ['uid', uid]));
    const answer = await callApi<AccountsAnswer>(`users?${query}`);
    for (const account of answer.accounts) accounts.set(account.uid, account);
  }
  return accounts;
}

/** Accounts with their roles. */
export function UserTable({ users }: { users: readonly Identified<StoredUser>[] }) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const uids = users.map(({ id }) => id);
  const loaded = useAsync(uids.join(' '), () => loadAccounts(uids));
  // Where this cannot be loaded, the page shows nothing of it; the function decides all the same.
  const accounts = loaded.state === 'ready' ? loaded.value : null;
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
        <UserRow key={id} uid={id} user={value} account={accounts?.get(id) ?? null} />
      ))}
    </Table>
  );
}

/** @param props.account null while it is unknown to Auth, or not loaded */
function UserRow({
  uid,
  user,
  account,
}: {
  uid: string;
  user: StoredUser;
  account: Account | null;
}) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const session = useSession();
  const admin = 'user' in session ? session.user : null;
  // The address that the account signs in with; whose account it is, the profile does not prove.
  const email = account?.email ?? user.email;
  return (
    <tr>
      <th scope="row" className="font-semibold">
        {email || t.nobody} {uid === admin?.uid && <Badge tone="info">{t.you}</Badge>}{' '}
        {account?.verified === false && <Badge tone="warn">{t.unverified}</Badge>}{' '}
        {account?.disabled && <Badge tone="warn">{t.disabled}</Badge>}{' '}
        {email !== user.email && (
          <Badge tone="warn">
            {formatMessage(t.otherAddress, { email: user.email || t.nobody })}
          </Badge>
        )}
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
          <AdminSwitch admin={admin} uid={uid} who={email || uid} isAdmin={user.is_admin} />
        )}
      </td>
    </tr>
  );
}

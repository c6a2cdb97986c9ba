import type { StoredUser } from '../../../../model/users/user.ts';
import type { AccountsAnswer } from '../../../../model/users/api.ts';
import { ACCOUNTS_PER_REQUEST, accountsSchema } from '../../../../model/users/api.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { formatDate, formatMessage, useLocale } from '../../features/locale/index.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { Badge } from '../../controls/index.ts';
import { AdminSwitch } from './admin-switch.tsx';
import { usersMessages } from './messages.ts';

type Account = AccountsAnswer['accounts'][number];

/** What Firebase Auth knows about these accounts, by uid. */
async function loadAccounts(uids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const accounts = new Map<string, Account>();
  for (let start = 0; start < uids.length; start += ACCOUNTS_PER_REQUEST) {
    const page = uids.slice(start, start + ACCOUNTS_PER_REQUEST);
    const query = new URLSearchParams(page.map((uid) => ['uid', uid]));
    const answer = await callApi(`users?${query}`, accountsSchema);
    for (const account of answer.accounts) accounts.set(account.uid, account);
  }
  return accounts;
}

/** Accounts with their roles. */
export function UserTable({ users }: { users: readonly Parsed<StoredUser>[] }) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const session = useSession();
  const admin = 'user' in session ? session.user : null;
  const uids = users.map(({ id }) => id);
  const loaded = useAsync(uids.join(' '), () => loadAccounts(uids));
  // Where this cannot be loaded, the page shows nothing of it; the function decides all the same.
  const accounts = loaded.state === 'ready' ? loaded.value : null;
  return (
    <table className="control-table control-table-cards">
      <thead>
        <tr>
          <th scope="col">{t.email}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.role}</th>
          <th scope="col">{t.since}</th>
          <th scope="col">
            <span className="sr-only">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) =>
          user.ok ? (
            <tr key={user.id}>
              <th scope="row" className="!text-[0.9375rem] !whitespace-normal !text-a-ink">
                {user.value.email || t.nobody}{' '}
                {user.id === admin?.uid && <Badge tone="info">{t.you}</Badge>}{' '}
                {accounts?.get(user.id)?.verified === false && (
                  <Badge tone="warn">{t.unverified}</Badge>
                )}{' '}
                {accounts?.get(user.id)?.disabled && <Badge tone="warn">{t.disabled}</Badge>}
              </th>
              <td data-label={t.name}>
                <bdi>{user.value.display_name || '–'}</bdi>
              </td>
              <td data-label={t.role}>
                <Badge tone={user.value.is_admin ? 'good' : 'plain'}>
                  {user.value.is_admin ? t.admin : t.user}
                </Badge>
              </td>
              <td data-label={t.since} className="whitespace-nowrap">
                {user.value.created_date === 0
                  ? '–'
                  : formatDate(new Date(user.value.created_date), locale, { dateStyle: 'medium' })}
              </td>
              <td className="sm:text-end">
                {user.id === admin?.uid && <span className="control-hint">{t.never}</span>}
                {admin !== null && user.id !== admin.uid && (
                  <AdminSwitch
                    admin={admin}
                    uid={user.id}
                    who={user.value.email || user.id}
                    isAdmin={user.value.is_admin}
                  />
                )}
              </td>
            </tr>
          ) : (
            <tr key={user.id}>
              <td colSpan={5} className="text-a-danger">
                <code>{user.id}</code> ·{' '}
                {formatMessage(t.broken, { problems: user.problems.join('; ') })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

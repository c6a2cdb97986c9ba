import type { StoredUser } from '../../../../model/user.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { useSession } from '../../features/session/live.ts';
import type { Parsed } from '../../firebase/parse-record.ts';
import { Badge, fill } from '../ui/index.ts';
import { AdminSwitch } from './admin-switch.tsx';
import { userWords } from './words.ts';

/** Accounts with their role and what can be changed about it. */
export function UserTable({ users }: { users: readonly Parsed<StoredUser>[] }) {
  const locale = useLocale();
  const words = userWords[locale];
  const session = useSession();
  const ownId = 'user' in session ? session.user.uid : null;
  return (
    <table className="k-table k-table-cards">
      <thead>
        <tr>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) =>
          user.ok ? (
            <tr key={user.id}>
              <th scope="row" className="!text-[0.9375rem] !whitespace-normal !text-a-ink">
                {user.value.email || words.nobody}{' '}
                {user.id === ownId && <Badge tone="info">{words.you}</Badge>}
              </th>
              <td data-label={words.name}>{user.value.display_name || '–'}</td>
              <td>
                <Badge tone={user.value.is_admin ? 'good' : 'plain'}>
                  {user.value.is_admin ? words.admin : words.user}
                </Badge>
              </td>
              <td data-label={words.since} className="whitespace-nowrap">
                {user.value.created_date === undefined
                  ? '–'
                  : formatDate(new Date(user.value.created_date), locale, { dateStyle: 'medium' })}
              </td>
              <td className="sm:text-end">
                {user.id === ownId ? (
                  <span className="k-hint">{words.never}</span>
                ) : (
                  <AdminSwitch
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
                {fill(words.broken, { problems: user.problems.join('; ') })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

import type { StoredUser } from '../../../../model/user.ts';
import { formatDate, formatMessage, useLocale } from '../../features/i18n/index.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { Badge } from '../../controls/index.ts';
import { AdminSwitch } from './admin-switch.tsx';
import { usersMessages } from './messages.ts';

/** Accounts with their roles. */
export function UserTable({ users }: { users: readonly Parsed<StoredUser>[] }) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const session = useSession();
  const ownId = 'user' in session ? session.user.uid : null;
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
                {user.id === ownId && <Badge tone="info">{t.you}</Badge>}
              </th>
              <td data-label={t.name}>{user.value.display_name || '–'}</td>
              <td>
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
                {user.id === ownId ? (
                  <span className="control-hint">{t.never}</span>
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
                {formatMessage(t.broken, { problems: user.problems.join('; ') })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

import { useState } from 'react';
import * as v from 'valibot';
import type { User } from '#browser/firebase/auth.ts';
import type { QueryOptions } from '#browser/firebase/firestore.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { useSession } from '#browser/session/use-session.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { parseRecords } from '#model/parse-record.ts';
import { type StoredUser, type UserChange, userRecord } from '#model/users/user.ts';
import { ReauthenticationDialog } from '../account/reauthentication-dialog.tsx';
import { callApi } from '../data/api-client.ts';
import { PagedPanel } from '../data/async-content.tsx';
import { describeReason } from '../data/error-message.ts';
import { usePagedQuery } from '../data/use-paged-query.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { Badge, Button, PageHeader, SearchField, Table } from '../ui/index.ts';
import { usersMessages } from './messages.ts';

const PAGE_SIZE = 50;

const urlSchema = v.object({ q: v.fallback(v.string(), '') });

const LAST = '\uf8ff';

/** Queries by the beginning of an e-mail. */
function queryOf(start: string): Pick<QueryOptions, 'where' | 'orderBy'> {
  const orderBy = [['email', 'asc']] as const;
  if (start === '') return { orderBy };
  return {
    where: [
      ['email', '>=', start],
      ['email', '<=', start + LAST],
    ],
    orderBy,
  };
}

export function UsersPage() {
  const t = usersMessages[useLocale()];
  const url = useUrlState(urlSchema);
  const start = url.state.q.toLowerCase();
  const pages = usePagedQuery(COLLECTIONS.user, start, queryOf(start), PAGE_SIZE);

  return (
    <>
      <PageHeader text={t.text} />
      <SearchField
        className="mb-4 max-w-sm"
        label={t.search}
        hint={t.searchHint}
        applied={url.state.q}
        apply={(q) => url.set({ q })}
      />
      <PagedPanel
        pages={pages}
        isEmpty={pages.documents.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <Table head={[t.email, t.name, t.role, t.since, t.actions]}>
          {parseRecords(userRecord, pages.documents).map(({ id, value }) => (
            <UserRow key={id} uid={id} user={value} />
          ))}
        </Table>
      </PagedPanel>
    </>
  );
}

function UserRow({ uid, user }: { uid: string; user: StoredUser }) {
  const locale = useLocale();
  const t = usersMessages[locale];
  const session = useSession();
  const admin = 'user' in session ? session.user : null;
  const who = user.email || uid;
  return (
    <tr>
      <th scope="row" className="font-semibold">
        <span>{user.email || t.nobody}</span>{' '}
        {uid === admin?.uid && <Badge tone="info">{t.you}</Badge>}
      </th>
      <td data-label={t.name}>
        <bdi>{user.display_name || '–'}</bdi>
      </td>
      <td data-label={t.role}>
        <Badge tone={user.is_admin ? 'good' : 'plain'}>{user.is_admin ? t.admin : t.user}</Badge>{' '}
        {user.disabled && <Badge tone="warn">{t.disabled}</Badge>}
      </td>
      <td data-label={t.since} className="sm:whitespace-nowrap">
        {user.created_date === 0 ? '–' : formatTime(user.created_date, locale, 'day')}
      </td>
      <td>
        {uid === admin?.uid && (
          <span className="text-hint text-a-muted">{t.refusals.own_right}</span>
        )}
        {admin !== null && uid !== admin.uid && (
          <span className="flex flex-wrap gap-2">
            <ChangeButton
              {...{ admin, who }}
              action={user.is_admin ? t.revoke : t.grant}
              question={user.is_admin ? t.revokeQuestion : t.grantQuestion}
              text={user.is_admin ? t.revokeText : t.grantText}
              done={user.is_admin ? t.revoked : t.granted}
              danger={user.is_admin}
              change={{ uid, is_admin: !user.is_admin }}
            />
            {!user.is_admin && (
              <ChangeButton
                {...{ admin, who }}
                action={user.disabled ? t.enable : t.disable}
                question={user.disabled ? t.enableQuestion : t.disableQuestion}
                text={user.disabled ? t.enableText : t.disableText}
                done={user.disabled ? t.isEnabled : t.isDisabled}
                danger={!user.disabled}
                change={{ uid, disabled: !user.disabled }}
              />
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

interface ChangeProps {
  admin: User;
  who: string;
  action: string;
  question: string;
  text: string;
  done: string;
  danger: boolean;
  change: UserChange;
}

function ChangeButton({ admin, who, action, question, text, done, danger, change }: ChangeProps) {
  const t = usersMessages[useLocale()];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>{action}</span>
        <span className="sr-only">{`: ${who}`}</span>
      </Button>
      {open && (
        <ReauthenticationDialog
          user={admin}
          close={() => setOpen(false)}
          title={formatMessage(question, { who })}
          action={action}
          danger={danger}
          what="changing a user"
          change={() => callApi('users', change)}
          success={{ text: formatMessage(done, { who }) }}
          describe={(error, locale) => describeReason(error, locale, t.refusals)}
        >
          <p>{text}</p>
        </ReauthenticationDialog>
      )}
    </>
  );
}

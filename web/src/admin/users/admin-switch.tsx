import { useState } from 'react';
import type { AdminRight } from '../../../../model/users/user.ts';
import type { Locale } from '../../../../model/locale.ts';
import { Button } from '../../admin-ui/index.ts';
import { callApi } from '../../data/api-client.ts';
import { describeReauthenticationError } from '../../account/auth-error-message.ts';
import type { ErrorDescription } from '../../data/error-message.ts';
import { describeReason, errorCode } from '../../data/error-message.ts';
import { ReauthenticationDialog } from '../../account/reauthentication-dialog.tsx';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import type { User } from '../../firebase/auth.ts';
import { usersMessages } from './messages.ts';

/** Describes why the function `users` or the reauthentication refused; null where the admin cancelled. */
function describeRefusal(error: unknown, locale: Locale): ErrorDescription | null {
  return errorCode(error).startsWith('auth/')
    ? describeReauthenticationError(error, locale)
    : describeReason(error, locale, usersMessages[locale].refusals);
}

/** Grants or withdraws the admin rights of one person, after a dialog with the consequences and a password. */
export function AdminSwitch({
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
          describe={describeRefusal}
        >
          <p>{isAdmin ? t.revokeText : t.grantText}</p>
        </ReauthenticationDialog>
      )}
    </>
  );
}

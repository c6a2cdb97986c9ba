import { useState } from 'react';
import { downloadText } from '#browser/download.ts';
import { type User, deleteAuthUser } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { signOutAndLeave } from '#browser/session/sign-out.ts';
import type { AccountData, DeletedAccount } from '#model/account/api.ts';
import { dayOf } from '#model/time-zone.ts';
import { callEndpoint } from '../data/api-client.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, CheckField, Panel } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

export function DownloadData({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const t = accountMessages[useLocale()];
  const { busy, run } = useMutation('downloading the data of the account');
  const download = async () => {
    const data = JSON.stringify(await storedData(user), null, 2);
    downloadText(data, 'application/json', `account-${dayOf(Date.now())}.json`);
  };
  return (
    <Panel title={t.data}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.dataText}</p>
        {isAdmin && <p className="text-a-muted">{t.adminData}</p>}
        <Button icon="download" busy={busy} onClick={() => void run(download)}>
          {t.dataDownload}
        </Button>
      </div>
    </Panel>
  );
}

async function storedData(user: User): Promise<object> {
  const { uid, email, emailVerified, displayName, metadata, providerData } = user;
  return {
    account: {
      uid,
      email,
      email_verified: emailVerified,
      display_name: displayName,
      created: metadata.creationTime,
      last_sign_in: metadata.lastSignInTime,
      providers: providerData.map(({ providerId }) => providerId),
    },
    ...(await callEndpoint<AccountData>('/api/account')),
  };
}

export function DeleteAccount({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const t = accountMessages[useLocale()];
  const [open, setOpen] = useState(false);
  const [messages, setMessages] = useState(false);
  return (
    <Panel title={t.delete}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{isAdmin ? t.adminStays : t.deleteText}</p>
        {!isAdmin && (
          <Button variant="danger-outline" onClick={() => setOpen(true)}>
            {t.delete}
          </Button>
        )}
      </div>
      {open && (
        <ReauthenticationDialog
          user={user}
          close={() => setOpen(false)}
          title={t.deleteQuestion}
          action={t.deleteNow}
          what="deleting the account"
          change={() => deleteOwnAccount(user, messages)}
        >
          <p>{t.deleted}</p>
          <ul className="list-disc ps-5">
            {t.deletedItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{t.stays}</p>
          <ul className="list-disc ps-5">
            {t.staysItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <CheckField
            label={t.deleteMessages}
            checked={messages}
            onChange={(event) => setMessages(event.currentTarget.checked)}
          />
        </ReauthenticationDialog>
      )}
    </Panel>
  );
}

/** The clean-up finishes what was interrupted. @param messages false: they only lose their link to the account */
async function deleteOwnAccount(user: User, messages: boolean): Promise<void> {
  await callEndpoint<DeletedAccount>('/api/account', { messages });
  await deleteAuthUser(user);
  await signOutAndLeave('/login?mode=deleted');
}

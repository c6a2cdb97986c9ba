import { downloadText } from '#browser/download.ts';
import type { User } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { AccountData } from '#model/account/api.ts';
import { dayOf } from '#model/time-zone.ts';
import { callEndpoint } from '../data/api-client.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Panel } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';

/** Downloads what is stored under the account as a JSON file, of admins with their changes. */
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

/** The sign-in as Auth has it, and what the database holds; rejects where the server cannot be reached. */
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

import { COLLECTIONS, OWN_MESSAGES_LIMIT } from '../../../model/collections.ts';
import { isRecord } from '../../../model/is-record.ts';
import { dayOf } from '../../../model/time-zone.ts';
import { downloadText } from '../browser/download.ts';
import { Button, Panel } from '../controls/index.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useLocale } from '../features/i18n/index.ts';
import type { User } from '../firebase/auth.ts';
import type { Found } from '../firebase/firestore.ts';
import { queryServer, readDocument } from '../firebase/firestore.ts';
import { accountMessages } from './account-messages.ts';

/** Downloads what is stored under the account as a JSON file. */
export function DownloadData({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const { busy, run } = useMutation('downloading the data of the account');
  const download = async () => {
    const data = JSON.stringify(await storedData(user), withReadableTimes, 2);
    downloadText(data, 'application/json', `account-${dayOf(Date.now())}.json`);
  };
  return (
    <Panel title={t.data}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.dataText}</p>
        <Button icon="download" busy={busy} onClick={() => void run(download)}>
          {t.dataDownload}
        </Button>
      </div>
    </Panel>
  );
}

/** The sign-in, the profile and every message of an account; rejects where the server cannot be reached. */
async function storedData(user: User): Promise<object> {
  const { uid, email, emailVerified, displayName, metadata, providerData } = user;
  const profile = await readDocument(COLLECTIONS.user, uid);
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
    profile: profile?.data ?? null,
    messages: await ownMessages(uid),
  };
}

async function ownMessages(uid: string): Promise<object[]> {
  const messages: object[] = [];
  let last: Found | undefined;
  do {
    const page = await queryServer(COLLECTIONS.contactMessage, {
      where: [['uid', '==', uid]],
      orderBy: [['created_date', 'desc']],
      limit: OWN_MESSAGES_LIMIT,
      ...(last && { startAfter: last.cursor }),
    });
    messages.push(...page.map(({ data }) => data));
    last = page.length === OWN_MESSAGES_LIMIT ? page.at(-1) : undefined;
  } while (last !== undefined);
  return messages;
}

/** Firestore's times as ISO texts, for `JSON.stringify`. */
function withReadableTimes(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['seconds'] === 'number' && 'nanoseconds' in value
    ? new Date(value['seconds'] * 1000).toISOString()
    : value;
}

import { useState } from 'react';
import { COLLECTIONS } from '../../../model/collections.ts';
import { Button, Panel } from '../controls/index.ts';
import { ReauthenticationDialog } from '../data/reauthentication-dialog.tsx';
import { useLocale } from '../features/i18n/index.ts';
import { signOutAndLeave } from '../features/session/sign-out.ts';
import type { User } from '../firebase/auth.ts';
import { deleteAuthUser } from '../firebase/auth.ts';
import { deleteDocument } from '../firebase/firestore.ts';
import { accountMessages } from './account-messages.ts';

/** Deletes the account. Admins keep theirs until another admin has withdrawn their rights. */
export function DeleteAccount({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const t = accountMessages[useLocale()];
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t.delete}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{isAdmin ? t.adminStays : t.deleteText}</p>
        {!isAdmin && (
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t.delete}
          </Button>
        )}
      </div>
      <ReauthenticationDialog
        user={user}
        open={open}
        onClose={() => setOpen(false)}
        title={t.deleteQuestion}
        action={t.deleteNow}
        what="deleting the account"
        change={() => deleteOwnAccount(user)}
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
      </ReauthenticationDialog>
    </Panel>
  );
}

/**
 * Deletes the profile, then the auth user, then what this browser stores, and loads the home page. In this order,
 * because only its owner may delete a profile, and after the second step there is no owner. Where the second step
 * fails, the next sign-in makes an empty profile again. Needs a recent sign-in.
 */
async function deleteOwnAccount(user: User): Promise<void> {
  await deleteDocument(COLLECTIONS.user, user.uid);
  await deleteAuthUser(user);
  await signOutAndLeave();
}

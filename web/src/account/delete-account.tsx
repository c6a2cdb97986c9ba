import { useState } from 'react';
import { Button, Panel } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import type { User } from '../firebase/auth.ts';
import { accountMessages } from './account-messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** The way out. Admins keep their account until another admin has withdrawn their rights. */
export function DeleteAccount({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const t = accountMessages[useLocale()];
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t.delete}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{isAdmin ? t.adminStays : t.deleteText}</p>
        {!isAdmin && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {t.delete}
          </Button>
        )}
      </div>
      <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}

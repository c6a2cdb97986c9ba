import { useState } from 'react';
import { Button, Panel } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { accountWords } from './account-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** The way out. Admins keep their account until another admin has withdrawn their rights. */
export function DeleteAccount({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const words = accountWords[useLocale()];
  const [open, setOpen] = useState(false);
  return (
    <Panel title={words.delete}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{isAdmin ? words.adminStays : words.deleteText}</p>
        {!isAdmin && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {words.delete}
          </Button>
        )}
      </div>
      <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}

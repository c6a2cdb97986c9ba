import { Messages } from '../../admin/messages/messages.tsx';
import { AdminShell } from '../../admin/shell/admin-shell.tsx';

export default function MessagesPage() {
  return (
    <AdminShell section="messages">
      <Messages />
    </AdminShell>
  );
}

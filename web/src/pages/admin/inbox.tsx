import { InboxPage } from '../../admin/contact/inbox-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function MessagesRoute() {
  return (
    <AdminLayout section="messages">
      <InboxPage />
    </AdminLayout>
  );
}

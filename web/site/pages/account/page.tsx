import { AccountLayout } from '#admin/account/account-layout.tsx';
import { AccountPage } from '#admin/account/account-page.tsx';

export default function AccountRoute() {
  return (
    <AccountLayout>
      <AccountPage />
    </AccountLayout>
  );
}

import { AccountLayout } from '../../account/account-layout.tsx';
import { AccountPage } from '../../account/account-page.tsx';

export default function AccountRoute() {
  return (
    <AccountLayout>
      <AccountPage />
    </AccountLayout>
  );
}

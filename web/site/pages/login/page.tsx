import { AccountLayout } from '#admin/account/account-layout.tsx';
import { LoginPage } from '#admin/account/login/login-page.tsx';

export default function LoginRoute() {
  return (
    <AccountLayout>
      <LoginPage />
    </AccountLayout>
  );
}

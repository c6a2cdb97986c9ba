import { AccountLayout } from '../../account/account-layout.tsx';
import { LoginPage } from '../../account/login/login-page.tsx';

export default function LoginRoute() {
  return (
    <AccountLayout>
      <LoginPage />
    </AccountLayout>
  );
}

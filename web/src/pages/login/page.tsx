import { AccountFrame } from '../../account/account-frame.tsx';
import { Login } from '../../account/login.tsx';

export default function LoginPage() {
  return (
    <AccountFrame>
      <Login />
    </AccountFrame>
  );
}

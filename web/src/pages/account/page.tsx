import { AccountFrame } from '../../account/account-frame.tsx';
import { Account } from '../../account/account.tsx';

export default function AccountPage() {
  return (
    <AccountFrame>
      <Account />
    </AccountFrame>
  );
}

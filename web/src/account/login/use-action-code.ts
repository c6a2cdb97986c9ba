import { useEffect, useState } from 'react';
import { useUrlState } from '../../data/use-url-state.ts';
import { loginUrlSchema } from './mode-link.tsx';

/**
 * The code of a link in one of Firebase's e-mails; '' where the address has none. Whoever has it can change the account,
 * so it is removed from the address at once: it stays neither in the history nor in an address that is passed on.
 */
export function useActionCode(): string {
  const { state, set } = useUrlState(loginUrlSchema);
  const { oobCode } = state;
  const [code, setCode] = useState(oobCode);
  if (oobCode !== '' && oobCode !== code) setCode(oobCode);
  useEffect(() => {
    if (oobCode !== '') set({ oobCode: '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is new for each render
  }, [oobCode]);
  return code;
}

/**
 * Uses the code of a link. An address without one, as after a reload, is refused as Firebase refuses a code that was
 * used before.
 */
export async function withActionCode<T>(
  code: string,
  redeem: (code: string) => Promise<T>,
): Promise<T> {
  if (code !== '') return redeem(code);
  throw Object.assign(new Error('no code in the address'), { code: 'auth/invalid-action-code' });
}

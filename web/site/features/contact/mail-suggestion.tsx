import type { ReactNode } from 'react';
import { findControl } from './form-fields.ts';

/** Common typing errors of mail domains; none is the beginning of a right one, so that nothing is suggested while one is typed. */
const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial.com', 'gmai.com', 'gamil.com', 'gmal.com', 'gnail.com', 'gmail.con'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.con'],
  'yahoo.co.id': ['yaho.co.id', 'yahoo.co.di'],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmal.com', 'hotmail.con'],
  'outlook.com': ['outlok.com', 'outloook.com', 'outlook.con'],
  'icloud.com': ['iclod.com', 'icloud.con'],
};

/** The address that was probably meant; null where there is nothing to suggest. */
function addressMeant(typed: string): string | null {
  const [, name, domain] = /^\s*(.+@)(\S+)\s*$/.exec(typed) ?? [];
  const meant = Object.keys(MISTYPED).find((right) =>
    MISTYPED[right]?.includes(domain?.toLowerCase() ?? ''),
  );
  return name === undefined || meant === undefined ? null : name + meant;
}

/**
 * A button that writes the address that was probably meant into the form; null where there is nothing to suggest.
 * @param text of the button, with `{address}`
 * @param accepted called once it is written
 */
export function suggestion(form: HTMLFormElement, text: string, accepted: () => void): ReactNode {
  const email = findControl(form, 'email');
  const address = email && addressMeant(email.value);
  if (!address) return null;
  const accept = () => {
    email.value = address;
    email.focus();
    accepted();
  };
  return (
    <p role="status">
      <button type="button" className="text-link" onClick={accept}>
        {text.replace('{address}', () => address)}
      </button>
    </p>
  );
}

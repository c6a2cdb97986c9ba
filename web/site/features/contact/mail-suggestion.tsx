import type { ReactNode } from 'react';
import { findControl } from './form-fields.ts';

const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial.com', 'gmai.com', 'gamil.com', 'gmal.com', 'gnail.com', 'gmail.con'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.con'],
  'yahoo.co.id': ['yaho.co.id', 'yahoo.co.di'],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmal.com', 'hotmail.con'],
  'outlook.com': ['outlok.com', 'outloook.com', 'outlook.con'],
  'icloud.com': ['iclod.com', 'icloud.con'],
};

function addressMeant(typed: string): string | null {
  const [, name, domain] = /^([^\s@]+@)([^\s@]+)$/.exec(typed.trim()) ?? [];
  const meant = Object.keys(MISTYPED).find((right) =>
    MISTYPED[right]?.includes(domain?.toLowerCase() ?? ''),
  );
  return name === undefined || meant === undefined ? null : name + meant;
}

/** A button that corrects the address. @param text has `{address}` @param accepted called once the address is written */
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

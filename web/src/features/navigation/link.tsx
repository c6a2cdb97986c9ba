import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { use, useMemo } from 'react';
import { useGo } from './go.ts';
import { PhoneContext, hrefForDevice, isPhone } from './phone.ts';
import { resolveTarget } from './target.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Lets the link lead to another site; script-like addresses are refused all the same. */
  allowExternal?: boolean;
}

/**
 * A link that passes the guard; one that is refused is shown without an address, as plain text. On a phone
 * it leads to the `/m/` twin, elsewhere to the desktop twin.
 */
export function Link({ to, allowExternal = false, onClick, ...rest }: LinkProps) {
  const go = useGo();
  const phone = use(PhoneContext);
  // What does not depend on the page's own address is resolved once: a page has some forty links.
  const known = useMemo(
    () => to.startsWith('/') && resolveTarget(to, { allowExternal }),
    [to, allowExternal],
  );
  const target = known || resolveTarget(to, { allowExternal });
  if (target.kind === 'refused') return <a {...rest} aria-disabled="true" />;
  if (target.kind === 'external') {
    return <a {...rest} href={target.href} rel="noopener noreferrer" onClick={onClick} />;
  }
  const href = hrefForDevice(target.href, phone);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!opensHere(event)) return;
        event.preventDefault();
        // What is shown may still be the page's own side, right after the start.
        void go(hrefForDevice(target.href, isPhone()));
      }}
    />
  );
}

/** False for clicks that ask for a new tab, a download, or were handled by someone else. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}

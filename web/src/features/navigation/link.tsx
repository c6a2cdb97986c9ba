import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { use, useMemo } from 'react';
import { useNavigateTo } from './use-navigate-to.ts';
import { PhoneContext, hrefForDevice, isPhone } from './device.ts';
import { resolveUrl } from './url-guard.ts';

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
  const go = useNavigateTo();
  const phone = use(PhoneContext);
  // What does not depend on the page's own address is resolved once: a page has some forty links.
  const known = useMemo(
    () => to.startsWith('/') && resolveUrl(to, { allowExternal }),
    [to, allowExternal],
  );
  const target = known || resolveUrl(to, { allowExternal });
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

import { type AnchorHTMLAttributes, type MouseEvent, createContext, use } from 'react';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { PhoneContext } from './device.ts';
import { LinkLocaleContext, visitorHref } from './href.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  allowExternal?: boolean;
}

export function Link({ to, allowExternal = false, onClick, ...rest }: LinkProps) {
  const navigateTo = useNavigateTo();
  const phone = use(PhoneContext);
  const locale = use(LinkLocaleContext);
  const target = resolveUrl(to, { allowExternal });
  if (target.kind === 'refused') return <a {...rest} aria-disabled="true" />;
  if (target.kind === 'external') {
    return <a {...rest} href={target.href} rel="noopener noreferrer" onClick={onClick} />;
  }
  const href = visitorHref(target.href, locale, phone);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, event.currentTarget, target.href, navigateTo);
      }}
    />
  );
}

/** Handles clicks on links inside published HTML. */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigateTo = useNavigateTo();
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const target = resolveUrl(link.getAttribute('href'), { allowExternal: true });
    if (target.kind === 'refused') event.preventDefault();
    if (target.kind === 'internal') follow(event, link, target.href, navigateTo);
  };
}

function follow(
  event: MouseEvent,
  link: HTMLAnchorElement,
  href: string,
  navigateTo: NavigateTo,
): void {
  if (!opensHere(event, link)) return;
  event.preventDefault();
  void navigateTo(href);
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download')
  );
}

/** Opens a page in the visitor's language and layout. @throws {Error} for an address that is not on this site */
export type NavigateTo = (to: string, options?: { replace?: boolean }) => Promise<void>;

export const NavigateContext = createContext<NavigateTo>(() => Promise.resolve());

/** Guard, middleware, payload and code first, then the page. */
export function useNavigateTo(): NavigateTo {
  return use(NavigateContext);
}

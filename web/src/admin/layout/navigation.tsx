import { useRef } from 'react';
import { LocaleSwitch, useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio.ts';
import { Badge, Icon, IconButton } from '../../controls/index.ts';
import type { Section } from './sections.ts';
import { SECTIONS } from './sections.ts';
import { SignOut } from './sign-out.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UNREAD_SHOWN } from './use-unread-count.ts';
import { layoutMessages } from './messages.ts';

export const NAV_ID = 'admin-navigation';

/** The admin area's navigation: beside the page on wide screens, a drawer behind a button on narrow ones. */
export function Navigation({ section, unread }: { section: Section; unread: number | null }) {
  const locale = useLocale();
  const t = layoutMessages[locale];
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  };
  return (
    <>
      <header className="k-topbar">
        <p className="grow font-semibold">{t.sections[section]}</p>
        <IconButton label={t.openNav} icon="menu" popoverTarget={NAV_ID} />
      </header>
      <nav ref={nav} id={NAV_ID} popover="auto" className="k-nav" aria-label={t.nav} tabIndex={-1}>
        <div className="mb-3 flex items-center justify-between gap-2 ps-3">
          <p className="font-bold">{studio.name}</p>
          <span className="min-[960px]:hidden">
            <IconButton
              label={t.closeNav}
              icon="close"
              popoverTarget={NAV_ID}
              popoverTargetAction="hide"
            />
          </span>
        </div>
        <ul className="grid gap-0.5">
          {SECTIONS.map((name) => (
            <li key={name}>
              <Link
                to={`/admin/${name}`}
                className="k-nav-link"
                aria-current={name === section ? 'page' : undefined}
                onClick={close}
              >
                <Icon name={name} />
                <span className="grow">{t.sections[name]}</span>
                {name === 'messages' && unread !== null && unread > 0 && (
                  <Badge tone="info">
                    {unread < UNREAD_SHOWN ? unread : `${UNREAD_SHOWN}+`}
                    <span className="sr-only"> {t.unread}</span>
                  </Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-0.5 border-t border-a-line pt-3 max-[959px]:mt-4">
          <ThemeSwitch />
          <LocaleSwitch className="k-nav-link">
            <Icon name="language" />
            {t.language}
          </LocaleSwitch>
          <Link to="/account" className="k-nav-link" onClick={close}>
            <Icon name="account" />
            {t.account}
          </Link>
          <SignOut className="k-nav-link w-full cursor-pointer text-start" />
        </div>
      </nav>
    </>
  );
}

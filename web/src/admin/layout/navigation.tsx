import { useEffect, useRef, useState } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { LocaleSwitch, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { watchQuery } from '../../firebase/firestore.ts';
import { studio } from '../../studio/studio.ts';
import { Logo } from '../../ui/logo.tsx';
import { Badge, Button, Icon, IconButton } from '../../controls/index.ts';
import { useNewPost } from '../content/list/use-new-post.ts';
import { SignOut } from './sign-out.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { Section } from './sections.ts';
import { SECTIONS } from './sections.ts';
import { layoutMessages } from './messages.ts';

export const NAV_ID = 'admin-navigation';

/** The navigation shows "20+" from here on: counting further would cost a read per message. */
const NEW_SHOWN = 20;

/** Pages with a button of their own for a new entry: a second one next to it would be taken for the same. */
const HAS_NEW_ENTRY: ReadonlySet<Section> = new Set(['blog', 'portfolio', 'testimonials']);

/** The admin navigation: next to the page on wide screens, a drawer behind a button on narrow ones. */
export function Navigation({
  section,
  isAdmin,
}: {
  section: Section;
  /** False while the session may not read messages and write posts. */
  isAdmin: boolean;
}) {
  const locale = useLocale();
  const t = layoutMessages[locale];
  const newCount = useNewMessages(isAdmin);
  const newPost = useNewPost();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  };
  return (
    <>
      <header className="admin-topbar">
        <p className="min-w-0 grow font-semibold">{t.sections[section]}</p>
        {isAdmin && newPost && !HAS_NEW_ENTRY.has(section) && (
          <IconButton label={t.newPost} icon="plus" onClick={newPost} />
        )}
        {newCount !== null && newCount > 0 && (
          <Link to="/admin/messages" className="admin-topbar-messages">
            <span className="sr-only">{t.sections.messages}: </span>
            <NewBadge count={newCount} />
          </Link>
        )}
        <IconButton label={t.openNav} icon="menu" popoverTarget={NAV_ID} />
      </header>
      <nav
        ref={nav}
        id={NAV_ID}
        popover="auto"
        className="admin-nav"
        aria-label={t.nav}
        tabIndex={-1}
      >
        <div className="mb-3 flex items-center justify-between gap-2 ps-3">
          {/* The home page would lead admins back here. */}
          <Link to="/services" className="admin-brand" onClick={close}>
            <Logo />
            {studio.name}
          </Link>
          <span className="min-[960px]:hidden">
            <IconButton
              label={t.closeNav}
              icon="close"
              popoverTarget={NAV_ID}
              popoverTargetAction="hide"
            />
          </span>
        </div>
        {isAdmin && newPost && (
          <Button icon="plus" className="mb-3 max-[959px]:hidden" onClick={newPost}>
            {t.newPost}
          </Button>
        )}
        <ul className="grid gap-0.5">
          {SECTIONS.map((name) => (
            <li key={name}>
              <Link
                to={`/admin/${name}`}
                className="admin-nav-link"
                aria-current={name === section ? 'page' : undefined}
                onClick={close}
              >
                <Icon name={name} />
                <span className="grow">{t.sections[name]}</span>
                {name === 'messages' && newCount !== null && newCount > 0 && (
                  <NewBadge count={newCount} />
                )}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-0.5 border-t border-a-line pt-3 max-[959px]:mt-4">
          <ThemeSwitch />
          <LocaleSwitch className="admin-nav-link">
            <Icon name="language" />
            {t.language}
          </LocaleSwitch>
          <Link to="/account" className="admin-nav-link" onClick={close}>
            <Icon name="account" />
            {t.account}
          </Link>
          <SignOut className="admin-nav-link w-full cursor-pointer text-start" />
        </div>
      </nav>
    </>
  );
}

function NewBadge({ count }: { count: number }) {
  const t = layoutMessages[useLocale()];
  return (
    <Badge tone="info">
      {count < NEW_SHOWN ? count : `${NEW_SHOWN}+`}
      <span className="sr-only"> {t.newMessages}</span>
    </Badge>
  );
}

/** Live number of new messages, at most `NEW_SHOWN`; null until it is known. */
function useNewMessages(active: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!active) return;
    const stop = watchQuery(
      COLLECTIONS.contactMessage,
      { where: [['status', '==', 'new']], limit: NEW_SHOWN },
      { next: (documents) => setCount(documents.length), failed: () => setCount(null) },
    );
    return () => {
      stop();
      setCount(null);
    };
  }, [active]);
  return count;
}

import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LocaleSwitch } from '#browser/locale/locale-switch.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import { Logo } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { useSignOut } from '../account/use-sign-out.ts';
import { useCreateEntry } from '../content/list/use-entries.ts';
import { contentMessages } from '../content/messages.ts';
import { useLiveQuery } from '../data/use-live-query.ts';
import { PAGES, pageAt } from '../pages.ts';
import { sitePath } from '../site-path.ts';
import { Badge, Button, Icon, IconButton } from '../ui/index.ts';
import { layoutMessages } from './messages.ts';

const NAV_ID = 'admin-navigation';

const LINK_CLASS =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 py-1 font-[550] text-a-ink hover:bg-a-raised aria-[current=page]:bg-a-soft aria-[current=page]:font-[650] aria-[current=page]:text-a-accent min-[960px]:min-h-8.5 forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:outline-[CanvasText] forced-colors:aria-[current=page]:forced-color-adjust-none';

const NEW_SHOWN = 20;

const MESSAGES = '/admin/messages';

export function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const locale = useLocale();
  const t = layoutMessages[locale];
  const { add } = contentMessages[locale].types.blog;
  const page = pageAt(useLocation().pathname);
  const newPost = useNewPost();
  const { leaving, leave } = useSignOut();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  };
  return (
    <>
      <header className="admin-frame sticky bg-a-panel text-a-ink top-0 z-20 flex items-center gap-2 border-b border-a-line py-1.5 ps-4 pe-2 min-[960px]:hidden">
        <p className="min-w-0 grow font-semibold">{page?.title[locale]}</p>
        <IconButton label={t.openNav} icon="menu" popoverTarget={NAV_ID} />
      </header>
      <nav
        ref={nav}
        id={NAV_ID}
        popover="auto"
        className="admin-frame inset-y-0 bg-a-panel text-a-ink start-0 end-auto m-0 h-dvh w-[min(18rem,85vw)] overflow-auto border-e border-a-line p-4 backdrop:bg-[rgb(8_12_14/0.5)] min-[960px]:sticky min-[960px]:flex min-[960px]:w-auto min-[960px]:flex-col min-[960px]:px-3"
        aria-label={t.nav}
        tabIndex={-1}
      >
        <div className="mb-3 flex items-center justify-between gap-2 ps-3">
          <a
            href={sitePath('home')}
            className="flex min-h-11 items-center gap-2.5 font-extrabold tracking-[-0.01em] [&_svg]:size-6 [&_svg]:flex-none [&_svg]:text-(--highlight)"
          >
            <Logo />
            <span className="leading-tight">
              <span>{studio.name}</span>
              <span className="block text-[0.8125rem] font-[550] text-a-muted">{t.viewSite}</span>
            </span>
          </a>
          <span className="min-[960px]:hidden">
            <IconButton
              label={t.closeNav}
              icon="close"
              popoverTarget={NAV_ID}
              popoverTargetAction="hide"
            />
          </span>
        </div>
        {isAdmin && (
          <Button
            icon="plus"
            className="mb-3"
            onClick={() => {
              close();
              newPost();
            }}
          >
            {add}
          </Button>
        )}
        <ul className="grid gap-0.5">
          {PAGES.map(({ path, title, icon }) =>
            icon ? (
              <li key={path}>
                <Link
                  to={path}
                  className={LINK_CLASS}
                  aria-current={path === page?.path ? 'page' : undefined}
                  onClick={close}
                >
                  <Icon name={icon} />
                  <span className="grow">{title[locale]}</span>
                  {path === MESSAGES && isAdmin && <NewBadge />}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
        <div className="mt-auto grid gap-0.5 border-t border-a-line pt-3 max-[959px]:mt-4">
          <LocaleSwitch className={LINK_CLASS}>
            {(name) => (
              <>
                <Icon name="language" />
                <span>{name}</span>
              </>
            )}
          </LocaleSwitch>
          <Link to="/account" className={LINK_CLASS} onClick={close}>
            <Icon name="account" />
            <span>{t.account}</span>
          </Link>
          <button
            type="button"
            className={`${LINK_CLASS} w-full cursor-pointer text-start`}
            aria-busy={leaving}
            onClick={() => void leave()}
          >
            <Icon name="external" />
            <span>{t.signOut}</span>
          </button>
        </div>
      </nav>
    </>
  );
}

function useNewPost(): () => void {
  const navigate = useNavigate();
  const { create } = useCreateEntry('blog', (id) => void navigate(`/admin/blog?entry=${id}`));
  return () => create([]);
}

function NewBadge() {
  const t = layoutMessages[useLocale()];
  const count = useNewCount();
  if (count === 0) return null;
  return (
    <Badge tone="info">
      <span>{count < NEW_SHOWN ? count : `${NEW_SHOWN}+`}</span>
      <span className="sr-only">{` ${t.newMessages}`}</span>
    </Badge>
  );
}

function useNewCount(): number {
  const found = useLiveQuery(COLLECTIONS.contactMessage, 'new, counted', {
    where: [['status', '==', 'new']],
    limit: NEW_SHOWN,
  });
  return found.state === 'ready' ? found.value.length : 0;
}

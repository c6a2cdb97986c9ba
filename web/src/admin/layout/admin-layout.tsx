import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { writeStorage } from '../../browser/storage.ts';
import { hasUnsavedText } from '../../browser/unsaved-text.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { SessionState } from '../../features/session/use-session.ts';
import { useConnected, useSession } from '../../features/session/use-session.ts';
import '../../controls/css/index.css';
import './layout.css';
import {
  ButtonLink,
  ConfirmProvider,
  Loading,
  Notice,
  ToastProvider,
} from '../../controls/index.ts';
import { applyTheme, useTheme } from './theme.ts';
import { NAV_ID, Navigation } from './navigation.tsx';
import type { Section } from './sections.ts';
import { LogoDefinitions } from '../../ui/logo.tsx';
import { layoutMessages } from './messages.ts';

/**
 * The frame around every admin page. The middleware has checked the rights before the page opens; this checks them
 * again with the live session. When the rights end during work, it shows a notice and keeps the page, so that typed text
 * can be copied. When the session ends, in whichever tab, it keeps the page only where it holds unsaved text.
 */
export function AdminLayout({ section, children }: { section: Section; children: ReactNode }) {
  const t = layoutMessages[useLocale()];
  const session = useSession();
  const isAdmin = session.kind === 'admin';
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  const ended = session.kind === 'logged-out';
  const [keepsText, setKeepsText] = useState<boolean | null>(null);
  if (ended !== (keepsText !== null)) setKeepsText(ended ? hasUnsavedText() : null);
  // What admins look at on the public pages is no visit.
  useEffect(() => {
    if (isAdmin) writeStorage(PAGE_STORAGE_KEYS.uncountedVisits, 'admin');
  }, [isAdmin]);
  const theme = useTheme();
  useLayoutEffect(() => {
    applyTheme(theme);
    return () => applyTheme('system');
  }, [theme]);
  return (
    <div className="admin">
      <LogoDefinitions />
      <ToastProvider>
        <ConfirmProvider>
          <a href="#main" className="admin-skip">
            {t.skip}
          </a>
          <a href={`#${NAV_ID}`} className="admin-skip admin-only-wide">
            {t.skipNav}
          </a>
          <div className="admin-layout">
            <Navigation section={section} isAdmin={isAdmin} />
            <main id="main" tabIndex={-1} className="admin-main">
              <StateNotices session={session} keepsText={keepsText === true} />
              {isAdmin || (wasAdmin && session.kind === 'user') || keepsText ? children : null}
              {session.kind === 'unknown' && <Loading />}
            </main>
          </div>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

function StateNotices({ session, keepsText }: { session: SessionState; keepsText: boolean }) {
  const t = layoutMessages[useLocale()];
  const connected = useConnected();
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {!connected && <Notice tone="warn">{t.offline}</Notice>}
      {session.kind === 'user' && (
        <Notice tone="danger">
          <p className="grow">{t.revoked}</p>
          <a href="/" className="control-button">
            {t.leave}
          </a>
        </Notice>
      )}
      {session.kind === 'logged-out' && (
        <Notice tone="danger">
          <p className="grow">{keepsText ? t.endedWithText : t.ended}</p>
          <ButtonLink to="/login" target="_blank">
            {t.signIn}
          </ButtonLink>
        </Notice>
      )}
    </div>
  );
}

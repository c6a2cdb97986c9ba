import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import type { SessionState } from '../../features/session/use-session.ts';
import { useConnected, useSession } from '../../features/session/use-session.ts';
import { ButtonLink, Loading, Notice } from '../../controls/index.ts';
import { Frame } from './frame.tsx';
import { NAV_ID, Navigation } from './navigation.tsx';
import type { Section } from './sections.ts';
import { useUnreadCount } from './use-unread-count.ts';
import { layoutMessages } from './messages.ts';

/**
 * What surrounds every admin page. The middleware has already decided who gets here; the shell decides once more from
 * the live session, and when the rights end in the middle of work it says so and leaves what was typed to be copied.
 */
export function AdminLayout({ section, children }: { section: Section; children: ReactNode }) {
  const t = layoutMessages[useLocale()];
  const session = useSession();
  const isAdmin = session.kind === 'admin';
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  const unread = useUnreadCount(isAdmin);
  return (
    <Frame>
      <a href="#main" className="k-skip">
        {t.skip}
      </a>
      <a href={`#${NAV_ID}`} className="k-skip k-only-wide">
        {t.skipNav}
      </a>
      <div className="k-layout">
        <Navigation section={section} unread={unread} />
        <main id="main" tabIndex={-1} className="k-main">
          <StateNotices session={session} />
          {isAdmin || (wasAdmin && session.kind !== 'unknown') ? children : <Loading />}
        </main>
      </div>
    </Frame>
  );
}

function StateNotices({ session }: { session: SessionState }) {
  const t = layoutMessages[useLocale()];
  const connected = useConnected();
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {!connected && <Notice tone="warn">{t.offline}</Notice>}
      {session.kind === 'user' && (
        <Notice tone="danger">
          <p className="grow">{t.revoked}</p>
          <a href="/" className="k-button">
            {t.leave}
          </a>
        </Notice>
      )}
      {session.kind === 'logged-out' && (
        <Notice tone="danger">
          <p className="grow">{t.ended}</p>
          <ButtonLink to="/login" target="_blank">
            {t.signIn}
          </ButtonLink>
        </Notice>
      )}
    </div>
  );
}

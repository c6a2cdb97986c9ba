import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { loadPage } from '#browser/reload.ts';
import {
  type SessionState,
  checkAgain,
  useConnected,
  useSession,
} from '#browser/session/use-session.ts';
import { writeStorage } from '#browser/storage.ts';
import { hasUnsavedText, unsavedTexts } from '#browser/unsaved-text.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import {
  Button,
  ButtonLink,
  ConfirmProvider,
  CopyButton,
  Loading,
  Notice,
  TextArea,
  buttonClass,
  ToastProvider,
} from '../ui/index.ts';
import { layoutMessages } from './messages.ts';
import { Navigation } from './navigation.tsx';

/**
 * The frame around every admin page. The middleware has checked the rights before the page opens; this checks them
 * again with the live session. When the rights are withdrawn, only a text stays that this person typed and had not saved,
 * to be copied; without one, this leads to the home page. When the session ends, in whichever tab, or the rights cannot be
 * checked, the page stays only where it holds unsaved text.
 */
export function AdminLayout() {
  const t = layoutMessages[useLocale()];
  const session = useSession();
  const isAdmin = session.kind === 'admin';
  const adminId = session.kind === 'admin' ? session.user.uid : null;
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  const ended = session.kind === 'logged-out' || session.kind === 'unchecked';
  const [keepsText, setKeepsText] = useState<boolean | null>(null);
  if (ended !== (keepsText !== null)) setKeepsText(ended ? hasUnsavedText() : null);
  // What admins look at on the public pages is no visit.
  useEffect(() => {
    if (adminId !== null) writeStorage(VISIT_KEYS.uncounted, adminId);
  }, [adminId]);
  const typed = useTypedTexts(session.kind === 'user');
  const leaves = (session.kind === 'unchecked' && keepsText === false) || typed?.length === 0;
  useEffect(() => {
    if (leaves) loadPage('/');
  }, [leaves]);
  return (
    <div className="admin min-h-dvh bg-a-canvas text-[0.9375rem] leading-normal wrap-break-word text-a-ink">
      <ToastProvider key={typed === null ? 'admin' : 'withdrawn'}>
        <ConfirmProvider>
          <a href="#main" className="skip-link">
            {t.skip}
          </a>
          <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] min-[960px]:grid-cols-[14.5rem_minmax(0,1fr)] min-[960px]:grid-rows-[1fr]">
            <Navigation isAdmin={isAdmin} />
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto w-full max-w-336 p-4 min-[960px]:px-8 min-[960px]:pt-6 min-[960px]:pb-16"
            >
              <StateNotices session={session} keepsText={keepsText === true} leaves={leaves} />
              {(isAdmin ||
                keepsText ||
                (wasAdmin && session.kind === 'user' && typed === null)) && <Outlet />}
              {typed?.map((text) => (
                <div key={text} className="mb-4 grid justify-items-start gap-2">
                  <TextArea label={t.typedText} className="w-full" value={text} rows={6} readOnly />
                  <CopyButton text={text} />
                </div>
              ))}
              {session.kind === 'unknown' && <Loading />}
            </main>
          </div>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

/**
 * The unsaved texts of the page at the moment of a withdrawal, which the page needs not show any more; null without one.
 * Read in an effect before the page is painted, because the editor brings its state up to date when it is asked.
 */
function useTypedTexts(isWithdrawn: boolean): readonly string[] | null {
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    setTexts(isWithdrawn ? [...new Set(unsavedTexts())] : null);
  }, [isWithdrawn]);
  return texts;
}

function StateNotices({
  session,
  keepsText,
  leaves,
}: {
  session: SessionState;
  keepsText: boolean;
  /** True while the home page is being loaded. */
  leaves: boolean;
}) {
  const t = layoutMessages[useLocale()];
  const connected = useConnected();
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {!connected && <Notice tone="warn">{t.offline}</Notice>}
      {session.kind === 'user' && !leaves && (
        <Notice tone="danger">
          <p className="grow">{t.withdrawn}</p>
          <a href="/" className={buttonClass('plain')}>
            {t.leave}
          </a>
        </Notice>
      )}
      {session.kind === 'unchecked' && keepsText && (
        <Notice tone="warn">
          <p className="grow">{t.unchecked}</p>
          <Button onClick={() => void checkAgain()}>{t.checkAgain}</Button>
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

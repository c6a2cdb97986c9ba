import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { storePageNotice } from '#browser/page-notice.ts';
import { loadPage } from '#browser/reload.ts';
import { type Rights, ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import { checkAgain, useConnected, useSession } from '#browser/session/use-session.ts';
import { writeStorage } from '#browser/storage.ts';
import { hasUnsavedText, unsavedTexts } from '#browser/unsaved-text.ts';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import { UncheckedNotice } from '../account/unchecked-notice.tsx';
import {
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

/** The live session (`ACCESS_TABLE`), after the guard. Unsaved text keeps the page; without the right only that text stays. */
export function AdminLayout() {
  const t = layoutMessages[useLocale()];
  const session = useSession();
  const rights = rightsOf(session);
  const step = ACCESS_TABLE.adminLive[rights];
  const isAdmin = step === 'show';
  const adminId = session.kind === 'admin' ? session.user.uid : null;
  const [kept, setKept] = useState({ rights, hasText: false });
  if (kept.rights !== rights) setKept({ rights, hasText: !isAdmin && hasUnsavedText() });
  const { hasText } = kept;
  // Visits of admins to public pages are not counted.
  useEffect(() => {
    if (adminId !== null) writeStorage(VISIT_KEYS.knownAdmin, adminId);
  }, [adminId]);
  const typed = useTypedTexts(session.kind === 'user');
  const leaves = step === 'home' && (typed === null ? !hasText : typed.length === 0);
  useEffect(() => {
    if (!leaves) return;
    storePageNotice(rights);
    loadPage('/');
    // oxlint-disable-next-line react/exhaustive-deps -- it leaves once
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
              {!leaves && <StateNotices rights={rights} hasText={hasText} />}
              {(isAdmin || (hasText && typed === null)) && <Outlet />}
              {typed?.map((text) => (
                <div key={text} className="mb-4 grid justify-items-start gap-2">
                  <TextArea label={t.typedText} className="w-full" value={text} rows={6} readOnly />
                  <CopyButton text={text} />
                </div>
              ))}
              {step === 'wait' && !hasText && <Loading />}
            </main>
          </div>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

/** Texts at the moment of a withdrawal, read in an effect, because the editor brings its state up to date when asked. */
function useTypedTexts(isWithdrawn: boolean): readonly string[] | null {
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    setTexts(isWithdrawn ? [...new Set(unsavedTexts())] : null);
  }, [isWithdrawn]);
  return texts;
}

function StateNotices({ rights, hasText }: { rights: Rights; hasText: boolean }) {
  const t = layoutMessages[useLocale()];
  const connected = useConnected();
  if (rights === 'unreachable') {
    return (
      <div className="mb-4">
        <UncheckedNotice check={checkAgain} />
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {!connected && <Notice tone="warn">{t.offline}</Notice>}
      {(rights === 'user' || rights === 'no-profile' || rights === 'wrong-provider') && (
        <Notice tone="danger">
          <p className="grow">{rights === 'wrong-provider' ? t.wrongProvider : t.withdrawn}</p>
          <a href="/" className={buttonClass('plain')}>
            {t.leave}
          </a>
        </Notice>
      )}
      {rights === 'signed-out' && (
        <Notice tone="danger">
          <p className="grow">{hasText ? t.endedWithText : t.ended}</p>
          <ButtonLink to="/login" target="_blank">
            {t.signIn}
          </ButtonLink>
        </Notice>
      )}
    </div>
  );
}

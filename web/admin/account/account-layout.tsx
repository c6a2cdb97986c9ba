import type { ReactNode } from 'react';
import '../ui/css/index.css';
import { ConfirmProvider, ToastProvider } from '../ui/index.ts';

/** Providers and stylesheet of the controls, within the public site's header and footer. Colours follow the device. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="admin admin-embedded min-h-[70vh] bg-a-canvas px-(--gutter) pt-12 pb-16 text-base wrap-break-word text-a-ink">
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

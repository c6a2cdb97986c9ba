import type { ReactNode } from 'react';
import '../controls/css/index.css';
import { ConfirmProvider, ToastProvider } from '../controls/index.ts';

/** Providers and stylesheet of the controls, within the public site's header and footer. Colours follow the device. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="admin admin-embedded">
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

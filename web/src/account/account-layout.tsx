import type { ReactNode } from 'react';
import '../controls/css/index.css';
import { ConfirmProvider, ToastProvider } from '../controls/index.ts';

/** The kit within the public site's own header and footer. Colours follow the device, as the site's do. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="admin admin-embedded">
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

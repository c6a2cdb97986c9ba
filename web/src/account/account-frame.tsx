import type { ReactNode } from 'react';
import '../admin/admin.css';
import { ConfirmProvider, ToastProvider } from '../admin/ui/index.ts';

/** The kit within the public site's own header and footer. Colours follow the device, as the site's do. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="admin admin-embedded">
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

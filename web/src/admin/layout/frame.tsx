import type { ReactNode } from 'react';
import '../../controls/css/index.css';
import { ConfirmProvider, ToastProvider } from '../../controls/index.ts';
import { useTheme } from './theme.ts';

/** What kit components need around them: colours, questions and messages. */
export function Frame({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <div className="admin" data-theme={theme}>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

import type { ReactNode } from 'react';
import '../admin.css';
import { ConfirmProvider, ToastProvider } from '../ui/index.ts';
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

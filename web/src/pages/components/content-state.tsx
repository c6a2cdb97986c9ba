import { Logo } from '../../ui/logo.tsx';

export interface StateWords {
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  noScript: string;
}

export interface ContentStateProps {
  messages: StateWords;
  status: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** Stands where content would, while there is none: being fetched, none published, or not to be had. */
export function ContentState({ messages: t, status, retry }: ContentStateProps) {
  if (status === 'loading') {
    return (
      <div className="state" role="status" aria-busy="true">
        <Logo />
        <p>{t.loading}</p>
        <noscript>{t.noScript}</noscript>
      </div>
    );
  }
  return (
    <div className="state" role="status">
      <Logo />
      <p>{status === 'failed' ? t.failed : t.empty}</p>
      {status === 'failed' && (
        <button type="button" className="button quiet" onClick={retry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}

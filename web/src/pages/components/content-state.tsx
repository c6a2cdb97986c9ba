import { Logo } from '../../public-ui/logo.tsx';

export interface ContentStateMessages {
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  noScript: string;
}

export interface ContentStateProps {
  messages: ContentStateMessages;
  status: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** Shown in place of content that is loading, empty or failed to load. */
export function ContentState({ messages: t, status, retry }: ContentStateProps) {
  if (status === 'loading') {
    return (
      <div className="content-state" role="status" aria-busy="true">
        <Logo />
        <p>{t.loading}</p>
        <noscript>{t.noScript}</noscript>
      </div>
    );
  }
  return (
    <div className="content-state" role="status">
      <Logo />
      <p>{status === 'failed' ? t.failed : t.empty}</p>
      {status === 'failed' && (
        <button type="button" className="button secondary" onClick={retry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}

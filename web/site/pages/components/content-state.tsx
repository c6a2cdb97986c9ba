import { Logo } from '#studio/logo.tsx';

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

export function ContentState({ messages: t, status, retry }: ContentStateProps) {
  const isLoading = status === 'loading';
  return (
    <div className="content-state" role="status" aria-busy={isLoading || undefined}>
      <Logo />
      <p>{t[status === 'shown' ? 'empty' : status]}</p>
      {isLoading && <noscript>{t.noScript}</noscript>}
      {status === 'failed' && (
        <button type="button" className="button secondary" onClick={retry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}

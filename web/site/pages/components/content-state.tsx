import { Logo } from '#studio/logo.tsx';

interface ContentStateProps {
  messages: Record<'loading' | 'failed' | 'retry', string>;
  status: 'loading' | 'failed';
  retry: () => void;
}

export function ContentState({ messages: t, status, retry }: ContentStateProps) {
  return (
    <div className="content-state" role="status" aria-busy={status === 'loading' || undefined}>
      <Logo />
      <p>{t[status]}</p>
      {status === 'failed' && (
        <button type="button" className="button secondary" onClick={retry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}

export function EmptyList({ text }: { text: string }) {
  return (
    <div className="content-state">
      <Logo />
      <p>{text}</p>
    </div>
  );
}

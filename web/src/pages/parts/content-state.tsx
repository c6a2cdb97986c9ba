import { Kawung } from '../../ui/kawung.tsx';

export interface StateWords {
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  noScript: string;
}

export interface ContentStateProps {
  words: StateWords;
  status: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** Stands where content would, while there is none: being fetched, none published, or not to be had. */
export function ContentState({ words, status, retry }: ContentStateProps) {
  if (status === 'loading') {
    return (
      <div className="state" role="status" aria-busy="true">
        <Kawung />
        <p>{words.loading}</p>
        <noscript>{words.noScript}</noscript>
      </div>
    );
  }
  return (
    <div className="state" role="status">
      <Kawung />
      <p>{status === 'failed' ? words.failed : words.empty}</p>
      {status === 'failed' && (
        <button type="button" className="button quiet" onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

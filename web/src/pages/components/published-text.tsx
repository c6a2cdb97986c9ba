import { useLinkClicks } from '../../features/navigation/index.ts';

/**
 * A published text. Its HTML was rendered from Markdown on the server, without HTML of the author
 * (model/content/publication.ts). Its links are followed as all others are.
 */
export function PublishedText({ html }: { html: string }) {
  return (
    <div className="prose" onClick={useLinkClicks()} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import type { Cover } from '../../../../model/cover.ts';
import type { PublicPost } from '../../../../model/api/content.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Picture } from '../components/picture.tsx';

interface ArticleProps {
  text: NonNullable<PublicPost['texts']['en']>;
  cover: Cover | null;
  /** The word "published". */
  published: string;
}

/** A post as it is read, the same in the app and on a post's static page. */
export function Article({ text, cover, published }: ArticleProps) {
  const locale = useLocale();
  return (
    <article>
      <p className="tag">
        {published} <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
      </p>
      <h1>{text.title}</h1>
      <p className="lead">{text.summary}</p>
      {cover && (
        <div className="cover">
          <Picture cover={cover} locale={locale} sizes="(width < 48rem) 92vw, 44rem" eager />
        </div>
      )}
      {/* Made on the server from Markdown; it contains no markup of the author's (model/content.ts). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  );
}

import { useEffect } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import type { Cover } from '../../../../model/cover.ts';
import { usePost } from '../../features/content/index.ts';
import { LocaleSwitch, formatDate, useLocale } from '../../features/i18n/index.ts';
import { Link, PageNotFound, useNavigateTo } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import { pageTitle } from '../page-title.ts';
import type { Messages } from './messages.ts';

interface PostViewProps {
  messages: Messages;
  slug: string;
  prerendered: PublicPost | undefined;
  isPrerendered: boolean;
}

/**
 * One post, or its state: loading, failed, or available in the other language only.
 * @throws PageNotFound where the post does not exist
 */
export function PostView({
  messages: t,
  slug,
  prerendered: builtIn,
  isPrerendered: isBuiltIn,
}: PostViewProps) {
  const locale = useLocale();
  const navigateTo = useNavigateTo();
  const { view, retry } = usePost(slug, builtIn, isBuiltIn);
  if (view.status === 'missing') throw new PageNotFound(`/blog?post=${slug}`);
  const text = view.status === 'ready' ? view.post.texts[locale] : undefined;
  const title = text?.title;

  // An old address answers with the post at its new one.
  const address = view.status === 'ready' ? view.post.slug : slug;
  useEffect(() => {
    if (address !== slug) void navigateTo(`/blog?post=${address}`, { replace: true });
  }, [address, slug, navigateTo]);

  useEffect(() => {
    // The app has set the title of the blog page before effects run; this replaces it by the post's title.
    if (title) document.title = pageTitle(title);
  }, [title]);

  return (
    <div className="page-container article-page">
      <Link to="/blog" className="text-link">
        <Icon name="back" />
        {t.back}
      </Link>
      {view.status === 'ready' && text && (
        <Article text={text} cover={view.post.cover} published={t.post.published} />
      )}
      {view.status !== 'ready' && (
        <div className="content-state" role="status" aria-busy={view.status === 'loading'}>
          <Logo />
          {view.status === 'loading' && <p>{t.post.loading}</p>}
          {view.status === 'failed' && (
            <>
              <p>{view.offline ? t.post.offline : t.post.failed}</p>
              <button type="button" className="button secondary" onClick={retry}>
                {t.states.retry}
              </button>
            </>
          )}
        </div>
      )}
      {view.status === 'ready' && !text && (
        <div className="content-state">
          <Logo />
          <h1>{t.post.otherLanguage}</h1>
          <LocaleSwitch className="button">{t.post.readOther}</LocaleSwitch>
        </div>
      )}
    </div>
  );
}

interface ArticleProps {
  text: NonNullable<PublicPost['texts']['en']>;
  cover: Cover | null;
  /** Label in front of the date. */
  published: string;
}

/** The post's text, the same in the app and on the post's static page. */
function Article({ text, cover, published }: ArticleProps) {
  const locale = useLocale();
  return (
    <article>
      <p className="meta">
        {published} <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
      </p>
      <h1>{text.title}</h1>
      <p className="lead">{text.summary}</p>
      {cover && (
        <div className="cover">
          <CoverImage cover={cover} locale={locale} sizes="(width < 48rem) 92vw, 44rem" eager />
        </div>
      )}
      {/* Rendered from Markdown on the server, without HTML of the author (model/content.ts). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  );
}

import { useEffect } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import { pickTranslations, usePost } from '../../features/content/index.ts';
import { LocaleSwitch, formatDate, useLocale } from '../../features/i18n/index.ts';
import {
  Link,
  PageNotFound,
  staticPostPath,
  useNavigateTo,
} from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import { pageTitle } from '../page-title.ts';
import type { Messages } from './messages.ts';

interface PostViewProps {
  messages: Messages;
  slug: string;
  prerendered: PublicPost | undefined;
}

/**
 * One post, or its state: loading, failed, or available in the other language only.
 * @throws PageNotFound where the post does not exist
 */
export function PostView({ messages: t, slug, prerendered }: PostViewProps) {
  const locale = useLocale();
  const navigateTo = useNavigateTo();
  const { view, retry } = usePost(slug, prerendered);
  if (view.status === 'missing') throw new PageNotFound(`/blog?post=${slug}`);
  const post = view.status === 'ready' ? view.post : undefined;
  const text = post?.texts[locale];
  const title = text?.title;
  const failure = view.status === 'failed' && (view.offline ? t.post.offline : t.post.failed);

  // An old address answers with the post at its new one.
  const address = post?.slug ?? slug;
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
      {post && text && <Article post={post} text={text} messages={t.post} />}
      {!post && (
        <div className="content-state" role="status" aria-busy={!failure}>
          <Logo />
          <p>{failure || t.post.loading}</p>
          {failure && (
            <button type="button" className="button secondary" onClick={retry}>
              {t.states.retry}
            </button>
          )}
        </div>
      )}
      {post && !text && (
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
  post: PublicPost;
  text: NonNullable<PublicPost['texts']['en']>;
  messages: Messages['post'];
}

/** The post's text and links, the same in the app and on the post's own page. */
function Article({ post, text, messages: t }: ArticleProps) {
  const locale = useLocale();
  const { publish_at, changed_at, minutes } = text;
  return (
    <>
      <article>
        <p className="meta">
          {t.published} <time dateTime={publish_at}>{formatDate(publish_at, locale)}</time>
          {changed_at && `, ${t.changed} ${formatDate(changed_at, locale)}`}
          {minutes && ` · ${minutes} ${t.minutes}`}
          {post.author && ` · ${t.by} ${t.roles[post.author]}`}
        </p>
        <h1>{text.title}</h1>
        <p className="lead">{text.summary}</p>
        {post.cover && (
          <div className="cover">
            <CoverImage
              cover={post.cover}
              locale={locale}
              sizes="(width < 48rem) 92vw, 44rem"
              eager
            />
          </div>
        )}
        {/* Rendered from Markdown on the server, without HTML of the author (model/content.ts). */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </article>
      <nav aria-label={t.more} className="pt-12">
        <ul className="two-columns">
          {pickTranslations(post.links ?? [], locale).map(
            ({ item, text: { title }, locale: language }) => (
              <li key={item.slug}>
                <p className="meta">{t[item.relation]}</p>
                <Link to={staticPostPath(item.slug)} className="text-link" lang={language}>
                  {title}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </>
  );
}

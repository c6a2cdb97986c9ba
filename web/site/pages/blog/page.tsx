import { useLocation } from 'react-router-dom';
import { formatDate } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import {
  LATEST_POSTS_PATH,
  LISTS_PATH,
  OLDER_POSTS,
  entryPath,
  feedPath,
} from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { EmptyList } from '../components/content-state.tsx';
import { Cover } from '../components/cover-image.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import type { Messages } from './messages.ts';

/** The latest posts; or older ones on a page that a function renders, where the app does not run. */
export default function BlogPage({ messages: t, content }: PageProps<Messages>) {
  const posts = content.blog ?? [];
  const locale = useLocale();
  const { pathname } = useLocation();
  const isOlder = import.meta.env.SSR && pathname.startsWith(LISTS_PATH);
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        {posts.length === 0 &&
          (isOlder ? <p>{t.states.empty}</p> : <EmptyList text={t.states.empty} />)}
        {isOlder && (
          <p className="link-row">
            <a className="text-link" href="/blog">
              {t.latest}
            </a>
            <a className="text-link" href={feedPath(locale)}>
              {t.feed}
            </a>
          </p>
        )}
        <ul className="posts">
          {pickTranslations(posts, locale).map(({ item, text, locale: language }) => (
            <li key={item.slug} lang={language}>
              <article className="post-card">
                <Cover
                  of={`post-${item.slug}`}
                  cover={item.cover}
                  locale={language}
                  sizes="(width < 48rem) 92vw, 24rem"
                />
                <p className="meta" lang={locale}>
                  <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
                  {language !== locale && <span>{` · ${t.states.otherLanguage}`}</span>}
                </p>
                <MovingPart of={`post-${item.slug}`} part="title">
                  <h2>
                    <Link to={entryPath('blog', item.slug)} className="card-link">
                      {text.title}
                    </Link>
                  </h2>
                </MovingPart>
                <p>{text.summary}</p>
              </article>
            </li>
          ))}
        </ul>
        {posts.length >= CONTENT_PAGE && (
          <a
            href={(isOlder ? pathname : LATEST_POSTS_PATH) + OLDER_POSTS}
            className="button secondary"
          >
            {t.older}
          </a>
        )}
      </div>
    </HeroPage>
  );
}

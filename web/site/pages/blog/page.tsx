import { use } from 'react';
import { formatDate } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import {
  LATEST_POSTS_PATH,
  LISTS_PATH,
  LIST_PATHS,
  OLDER_POSTS,
  entryPath,
  feedPath,
} from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { LinkLocaleContext } from '#site/features/navigation/href.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { languagePath } from '#studio/locale.ts';
import { EmptyList } from '../components/content-state.tsx';
import { Cover } from '../components/cover-image.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import type { Messages } from './messages.ts';

/** The latest posts; or older ones on a page that a function renders, where the app does not run. */
export default function BlogPage({ messages: t, content, path }: PageProps<Messages>) {
  const posts = content.blog ?? [];
  const locale = useLocale();
  const linkLocale = use(LinkLocaleContext);
  const isOlder = import.meta.env.SSR && path.startsWith(LISTS_PATH);
  const older = (isOlder ? path : LATEST_POSTS_PATH) + OLDER_POSTS;
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        {posts.length === 0 &&
          (isOlder ? <p>{t.states.empty}</p> : <EmptyList text={t.states.empty} />)}
        {isOlder && (
          <p className="link-row">
            <Link className="text-link" to={LIST_PATHS.blog}>
              {t.latest}
            </Link>
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
            href={linkLocale ? languagePath(older, linkLocale) : older}
            className="button secondary"
          >
            {t.older}
          </a>
        )}
      </div>
    </HeroPage>
  );
}

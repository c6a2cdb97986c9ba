import { formatDate } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LIST_PATHS, entryPath, feedPath, postsPath } from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { EmptyList } from '../components/content-state.tsx';
import { Cover } from '../components/cover-image.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import type { Messages } from './messages.ts';

export default function BlogPage({ messages: t, content, listPage, older }: PageProps<Messages>) {
  const posts = content.blog ?? [];
  const locale = useLocale();
  const isOlder = listPage !== undefined;
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        {posts.length === 0 && <EmptyList text={t.states.empty} />}
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
        {older !== undefined && (
          <Link to={postsPath(older)} className="button secondary">
            {t.older}
          </Link>
        )}
      </div>
    </HeroPage>
  );
}

import type { PublicContent } from '../../../../model/api/content.ts';
import { pickTranslations, useContent } from '../../features/content/index.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { LogoPattern } from '../../ui/logo.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import type { Messages } from './messages.ts';

interface PostListProps {
  messages: Messages;
  prerendered: PublicContent['blog'] | undefined;
}

/** All posts in the order of the content function, newest first. */
export function PostList({ messages: t, prerendered: builtIn }: PostListProps) {
  const locale = useLocale();
  const { items, status, retry } = useContent('blog', builtIn);
  const hrefOf = usePostHref(builtIn);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container pb-16">
        {items.length === 0 && <ContentState messages={t.states} status={status} retry={retry} />}
        <ul className="posts">
          {pickTranslations(items, locale).map(({ item, text, locale: language }) => (
            <li key={item.slug} lang={language}>
              <article className="post-card">
                <div className="cover">
                  {item.cover ? (
                    <CoverImage
                      cover={item.cover}
                      locale={language}
                      sizes="(width < 48rem) 92vw, 24rem"
                    />
                  ) : (
                    <LogoPattern className="background-pattern" />
                  )}
                </div>
                <p className="meta" lang={locale}>
                  <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
                  {language !== locale && ` · ${t.states.otherLanguage}`}
                </p>
                <h2>
                  <Link to={hrefOf(item.slug)}>{text.title}</Link>
                </h2>
                <p className="text-muted">{text.summary}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/**
 * Gives the path of a post. Posts are read at `/blog?post={slug}`, which needs scripting. The prerendered
 * list links to the static page of each post that existed when the site was built.
 */
function usePostHref(prerendered: PublicContent['blog'] | undefined): (slug: string) => string {
  const hydrated = useHydrated();
  return (slug) =>
    !hydrated && prerendered?.some((post) => post.slug === slug)
      ? `/blog/${slug}`
      : `/blog?post=${slug}`;
}

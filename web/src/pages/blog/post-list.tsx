import type { ReactNode } from 'react';
import type { PublicContent, PublicPostSummary } from '../../../../model/content/answers.ts';
import { CONTENT_PAGE } from '../../../../model/content/answers.ts';
import { pickTranslations, useContent } from '../../features/content/index.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { LogoPattern } from '../../public-ui/logo.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import { LATEST_POSTS_PATH, OLDER_POSTS, entryPath } from '../../../../model/content/paths.ts';
import type { Messages } from './messages.ts';

interface PostListProps {
  messages: Messages;
  prerendered: PublicContent['blog'] | undefined;
}

/** The latest posts in the order of the content function, newest first. */
export function PostList({ messages: t, prerendered: builtIn }: PostListProps) {
  const { items, status, retry } = useContent('blog', builtIn);
  return (
    <PostCards messages={t} posts={items} path={LATEST_POSTS_PATH}>
      {items.length === 0 && <ContentState messages={t.states} status={status} retry={retry} />}
      {/* React does not hydrate what is in it, so the code for browsers has it empty. */}
      <noscript>{import.meta.env.SSR && <a href={LATEST_POSTS_PATH}>{t.latest}</a>}</noscript>
    </PostCards>
  );
}

interface PostCardsProps {
  messages: Messages;
  posts: readonly PublicPostSummary[];
  /** Path of the page of the list that a function renders with these posts. */
  path: string;
  children: ReactNode;
}

/** The cards of posts, and the way to older ones. */
export function PostCards({ messages: t, posts, path, children }: PostCardsProps) {
  const locale = useLocale();
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container">
        {children}
        <ul className="posts">
          {pickTranslations(posts, locale).map(({ item, text, locale: language }) => (
            <li key={item.slug} lang={language}>
              <article className="post-card">
                <MovingPart of={`post-${item.slug}`} part="cover">
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
                </MovingPart>
                <p className="meta" lang={locale}>
                  <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
                  {language !== locale && ` · ${t.states.otherLanguage}`}
                </p>
                <MovingPart of={`post-${item.slug}`} part="title">
                  <h2>
                    <Link to={entryPath('blog', item.slug)}>{text.title}</Link>
                  </h2>
                </MovingPart>
                <p>{text.summary}</p>
              </article>
            </li>
          ))}
        </ul>
        {posts.length >= CONTENT_PAGE && (
          <a href={path + OLDER_POSTS} className="button secondary">
            {t.older}
          </a>
        )}
      </div>
      <CallToAction messages={t.callToAction} />
    </>
  );
}

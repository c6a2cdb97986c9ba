import type { PublicContent } from '../../../../model/content.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { KawungField } from '../../ui/kawung.tsx';
import { ContentState } from '../parts/content-state.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { usePostHref } from './post-href.ts';
import type { Words } from './words.ts';

interface PostListProps {
  words: Words;
  builtIn: PublicContent['blog'] | undefined;
}

/** All posts, newest first as the content function gives them. */
export function PostList({ words, builtIn }: PostListProps) {
  const locale = useLocale();
  const { items, status, retry } = useContent('blog', builtIn);
  const hrefOf = usePostHref(builtIn);
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap pb-16">
        {items.length === 0 && <ContentState words={words.states} status={status} retry={retry} />}
        <ul className="posts">
          {readable(items, locale).map(({ item, text, locale: language }) => (
            <li key={item.slug} lang={language}>
              <article className="post-card">
                <div className="cover">
                  {item.cover ? (
                    <Picture
                      cover={item.cover}
                      locale={language}
                      sizes="(width < 48rem) 92vw, 24rem"
                    />
                  ) : (
                    <KawungField className="field" />
                  )}
                </div>
                <p className="tag" lang={locale}>
                  <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
                  {language !== locale && ` · ${words.states.otherLanguage}`}
                </p>
                <h2>
                  <Link to={hrefOf(item.slug)}>{text.title}</Link>
                </h2>
                <p className="text-soft">{text.summary}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

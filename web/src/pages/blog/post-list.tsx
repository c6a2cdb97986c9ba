import type { PublicContent } from '../../../../model/api/content.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { LogoPattern } from '../../ui/logo.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import { usePostHref } from './post-href.ts';
import type { Messages } from './messages.ts';

interface PostListProps {
  messages: Messages;
  builtIn: PublicContent['blog'] | undefined;
}

/** All posts, newest first as the content function gives them. */
export function PostList({ messages: t, builtIn }: PostListProps) {
  const locale = useLocale();
  const { items, status, retry } = useContent('blog', builtIn);
  const hrefOf = usePostHref(builtIn);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap pb-16">
        {items.length === 0 && <ContentState messages={t.states} status={status} retry={retry} />}
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
                    <LogoPattern className="field" />
                  )}
                </div>
                <p className="tag" lang={locale}>
                  <time dateTime={text.publish_at}>{formatDate(text.publish_at, locale)}</time>
                  {language !== locale && ` · ${t.states.otherLanguage}`}
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

import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type {
  LinkedPost,
  PublicPost,
  PublicPostSummary,
} from '../../../../model/publishing/content-api.ts';
import { postPath } from '../../../../model/content/blog-paths.ts';
import type { Locale } from '../../../../model/locale.ts';
import { listedItems, pickTranslations, usePost } from '../../features/content/index.ts';
import { LocaleSwitch, formatDate, useLocale } from '../../features/locale/index.ts';
import { Link, PageNotFound, useNavigateTo } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import type { PageProps } from '../../page.ts';
import { pageTitle } from '../page-title.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { CoverImage } from '../components/cover-image.tsx';
import { PublishedText } from '../components/published-text.tsx';
import { PostPart } from './post-part.tsx';
import type { Messages } from './messages.ts';

type PostHeadline = NonNullable<PublicPostSummary['texts'][Locale]>;

interface PostViewProps {
  messages: Messages;
  slug: string;
  prerendered: PublicPost | undefined;
  /** The list of posts of this build. */
  listed: readonly PublicPostSummary[] | undefined;
  showPost: PageProps<Messages>['showPost'];
}

/**
 * One post, or its state: loading, failed, or available in the other language only. A post of the list is shown at once,
 * and its text where it arrives.
 * @throws PageNotFound where the post does not exist
 */
export function PostView(props: PostViewProps) {
  const { messages: t, slug, prerendered, listed, showPost } = props;
  const locale = useLocale();
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();
  const { view, retry } = usePost(slug, prerendered);
  if (view.status === 'missing') throw new PageNotFound(pathname + search);
  const post = view.status === 'ready' ? view.post : undefined;
  const known = post ?? listedItems('blog', listed).find((item) => item.slug === slug);
  const text = post?.texts[locale];
  const headline = text ?? known?.texts[locale];

  // `/blog?post={slug}` and old addresses lead to the post's one address.
  const address = post ? postPath(post.slug) : pathname;
  useEffect(() => {
    if (address === pathname) return;
    const query = new URLSearchParams(search);
    query.delete('post');
    void navigateTo(query.size > 0 ? `${address}?${query}` : address, { replace: true });
  }, [address, pathname, search, navigateTo]);

  useLayoutEffect(() => {
    const [first] = known ? pickTranslations<PublicPostSummary, PostHeadline>([known], locale) : [];
    if (first) {
      const { title, summary: description } = first.text;
      showPost({ post: first.item, title: pageTitle(title), description });
    }
    return () => showPost(null);
  }, [showPost, known, locale]);

  const failed = view.status === 'failed';
  const failure = failed && view.offline ? t.post.offline : t.post.failed;
  const state = (
    <ContentState
      messages={{ ...t.states, loading: t.post.loading, failed: failure }}
      status={failed ? 'failed' : 'loading'}
      retry={retry}
    />
  );
  const inOtherLanguage = (
    <div className="content-state">
      <Logo />
      <h1>{t.post.otherLanguage}</h1>
      <LocaleSwitch className="button">{t.post.readOther}</LocaleSwitch>
    </div>
  );
  return (
    <>
      <div className="page-container article-page">
        <Link to="/blog" className="text-link">
          <Icon name="back" />
          {t.back}
        </Link>
        {known && headline ? (
          <Article post={known} text={headline} messages={t}>
            {text ? <PublishedText html={text.html} /> : state}
          </Article>
        ) : (
          (post && inOtherLanguage) || state
        )}
      </div>
      {text && <CallToAction messages={t.callToAction} />}
    </>
  );
}

interface ArticleProps {
  /** The post, or what the list has of it. */
  post: PublicPostSummary & Pick<PublicPost, 'author' | 'links'>;
  text: Omit<NonNullable<PublicPost['texts']['en']>, 'html'>;
  messages: Messages;
  /** The post's text, or its state. */
  children: ReactNode;
}

/** The post's text and links, the same in the app and on the post's own page. */
function Article({ post, text, messages, children }: ArticleProps) {
  const { post: t } = messages;
  const locale = useLocale();
  const { publish_at, changed_at, minutes } = text;
  const facts = [
    post.author && `${t.by} ${t.founders[post.author]}`,
    minutes && `${minutes} ${t.minutes}`,
    changed_at && `${t.changed} ${formatDate(changed_at, locale)}`,
  ];
  return (
    <>
      <article>
        <p className="meta">
          {t.published} <time dateTime={publish_at}>{formatDate(publish_at, locale)}</time>
        </p>
        <PostPart slug={post.slug} part="title">
          <h1>{text.title}</h1>
        </PostPart>
        <p className="lead">{text.summary}</p>
        {/* Its line is there before the text and these facts arrive. */}
        <p className="meta">{facts.filter(Boolean).join(' · ') || '\u00a0'}</p>
        {post.cover && (
          <PostPart slug={post.slug} part="cover">
            <div className="cover">
              <CoverImage
                cover={post.cover}
                locale={locale}
                sizes="(width < 48rem) 92vw, 44rem"
                eager
              />
            </div>
          </PostPart>
        )}
        {children}
      </article>
      {post.links && <MorePosts links={post.links} messages={messages} />}
    </>
  );
}

interface MorePostsProps {
  links: LinkedPost[];
  messages: Messages;
}

function MorePosts({ links, messages: { post: t, states } }: MorePostsProps) {
  const locale = useLocale();
  return (
    <nav aria-label={t.more} className="more-posts">
      <ul className="two-columns">
        {pickTranslations(links, locale).map(({ item, text: { title }, locale: language }) => (
          <li key={item.slug}>
            <p className="meta">
              {t[item.relation]}
              {language !== locale && ` · ${states.otherLanguage}`}
            </p>
            <Link to={postPath(item.slug)} className="text-link" lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

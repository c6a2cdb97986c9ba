import type { ReactNode } from 'react';
import { formatDate } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { LinkedPost, PublicPost, PublicPostSummary } from '#model/content/answers.ts';
import { entryPath } from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Cover } from '../components/cover-image.tsx';
import { EntryView, PublishedText } from '../components/entry-view.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import type { Messages } from './messages.ts';

/** @throws PageNotFound if the post does not exist */
export default function PostView(props: PageProps<Messages>) {
  const { messages: t, content, post } = props;
  const locale = useLocale();
  return (
    <EntryView
      type="blog"
      page={props}
      prerendered={post}
      listed={content.blog}
      entryMessages={t.post}
    >
      {({ item, entry, state }) => {
        const text = entry?.texts[locale];
        const headline = text ?? item.texts[locale];
        return (
          headline && (
            <Article post={item} text={headline} messages={t}>
              {text ? <PublishedText html={text.html} /> : state}
            </Article>
          )
        );
      }}
    </EntryView>
  );
}

interface ArticleProps {
  /** The post, or its entry in the list. */
  post: PublicPostSummary & Pick<PublicPost, 'author' | 'links'>;
  text: Omit<NonNullable<PublicPost['texts']['en']>, 'html'>;
  messages: Messages;
  children: ReactNode;
}

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
          <span>{t.published}</span>{' '}
          <time dateTime={publish_at}>{formatDate(publish_at, locale)}</time>
        </p>
        <MovingPart of={`post-${post.slug}`} part="title">
          <h1>{text.title}</h1>
        </MovingPart>
        <p className="lead">{text.summary}</p>
        {/* Keeps its line before these facts arrive. */}
        <p className="meta">{facts.filter(Boolean).join(' · ') || '\u00a0'}</p>
        {post.cover && (
          <Cover
            of={`post-${post.slug}`}
            cover={post.cover}
            locale={locale}
            sizes="(width < 48rem) 92vw, 44rem"
            eager
          />
        )}
        {children}
      </article>
      {post.links && <MorePosts links={post.links} messages={messages} />}
    </>
  );
}

function MorePosts(props: { links: LinkedPost[]; messages: Messages }) {
  const { post: t, states } = props.messages;
  const locale = useLocale();
  return (
    <nav aria-label={t.more} className="more-posts">
      <ul className="two-columns">
        {pickTranslations(props.links, locale).map(
          ({ item, text: { title }, locale: language }) => (
            <li key={item.slug}>
              <p className="meta">
                {t[item.relation] + (language === locale ? '' : ` · ${states.otherLanguage}`)}
              </p>
              <Link to={entryPath('blog', item.slug)} className="text-link" lang={language}>
                {title}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

import { formatDate } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { LinkedPost } from '#model/content/answers.ts';
import { entryPath } from '#model/content/paths.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Cover } from '../components/cover-image.tsx';
import { EntryView, PublishedText } from '../components/entry-view.tsx';
import { MovingPart } from '../components/moving-part.tsx';
import type { Messages } from './messages.ts';

export default function PostView({ messages: t, post }: PageProps<Messages>) {
  const locale = useLocale();
  if (!post) return null;
  const { slug, author, cover, links } = post;
  return (
    <EntryView type="blog" entry={post} messages={t} words={t.post}>
      {({ title, summary, html, publish_at, changed_at, minutes }) => {
        const facts = [
          author !== 'studio' && `${t.post.by} ${t.post.founders[author]}`,
          minutes && `${minutes} ${t.post.minutes}`,
          changed_at && `${t.post.changed} ${formatDate(changed_at, locale)}`,
        ].filter(Boolean);
        return (
          <>
            <article>
              <p className="meta">
                <span>{t.post.published}</span>{' '}
                <time dateTime={publish_at}>{formatDate(publish_at, locale)}</time>
              </p>
              <MovingPart of={`post-${slug}`} part="title">
                <h1>{title}</h1>
              </MovingPart>
              <p className="lead">{summary}</p>
              {facts.length > 0 && <p className="meta">{facts.join(' · ')}</p>}
              {cover && (
                <Cover
                  of={`post-${slug}`}
                  cover={cover}
                  locale={locale}
                  sizes="(width < 48rem) 92vw, 44rem"
                  eager
                />
              )}
              <PublishedText html={html} />
            </article>
            {links && <MorePosts links={links} messages={t} />}
          </>
        );
      }}
    </EntryView>
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

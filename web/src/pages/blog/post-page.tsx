import type { PublicPostSummary } from '../../../../model/content/answers.ts';
import { useLocale } from '../../features/locale/index.ts';
import { feedPath } from '../../../../model/content/paths.ts';
import type { Messages } from './messages.ts';
import { PostCards } from './post-list.tsx';

interface PostPageProps {
  messages: Messages;
  posts: readonly PublicPostSummary[];
  path: string;
}

/** A page of the list that a function renders; the app does not run on it. */
export function PostPage({ messages: t, posts, path }: PostPageProps) {
  return (
    <PostCards messages={t} posts={posts} path={path}>
      {posts.length === 0 && <p>{t.states.empty}</p>}
      <p className="link-row">
        <a className="text-link" href="/blog">
          {t.latest}
        </a>
        <a className="text-link" href={feedPath(useLocale())}>
          {t.feed}
        </a>
      </p>
    </PostCards>
  );
}

import { useLocation } from 'react-router-dom';
import { LISTS_PATH } from '../../../../model/content/paths.ts';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostPage } from './post-page.tsx';
import type { Messages } from './messages.ts';

/** The list of posts, or a page of older ones. */
export default function BlogPage({ messages: t, content }: PageProps<Messages>) {
  const { pathname } = useLocation();
  // Only functions render these.
  if (import.meta.env.SSR && pathname.startsWith(LISTS_PATH)) {
    return <PostPage messages={t} posts={content.blog ?? []} path={pathname} />;
  }
  return <PostList messages={t} prerendered={content.blog} />;
}

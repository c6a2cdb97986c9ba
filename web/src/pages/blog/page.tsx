import { useLocation } from 'react-router-dom';
import { ENTRY_PARAMETERS, entryAt, LISTS_PATH } from '../../../../model/content/paths.ts';
import { pagePath } from '../../../../model/updates/service-worker.ts';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostPage } from './post-page.tsx';
import { PostView } from './post-view.tsx';
import { PREVIEW_PATH } from '../../../../model/preview-links/path.ts';
import type { Messages } from './messages.ts';

/** The list of posts, or a page of older ones; at the address of a post, or with `?post={slug}`, that post. */
export default function BlogPage(props: PageProps<Messages>) {
  const { messages: t, content, post, showEntry } = props;
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get(ENTRY_PARAMETERS.blog);
  const slug = named ?? entryAt(pagePath(pathname))?.slug;
  // Only functions render these.
  if (import.meta.env.SSR && pathname.startsWith(LISTS_PATH)) {
    return <PostPage messages={t} posts={content.blog ?? []} path={pathname} />;
  }
  const view = { messages: t, path: pathname, prerendered: post, showEntry };
  if (import.meta.env.SSR && post && pathname.startsWith(PREVIEW_PATH)) {
    return <PostView {...view} slug={post.slug} listed={[]} />;
  }
  if (slug === undefined) return <PostList messages={t} prerendered={content.blog} />;
  return <PostView {...view} key={slug} slug={slug} listed={content.blog} />;
}

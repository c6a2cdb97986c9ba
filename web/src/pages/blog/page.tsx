import { useLocation } from 'react-router-dom';
import { postSlug } from '../../features/navigation/index.ts';
import { pagePath } from '../../../../model/releases/service-worker.ts';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostPage } from './post-page.tsx';
import { PostView } from './post-view.tsx';
import { LISTS_PATH } from '../../../../model/content/blog-paths.ts';
import { PREVIEW_PATH } from '../../../../model/preview-links/path.ts';
import type { Messages } from './messages.ts';

/** The list of posts, or a page of older ones; at the address of a post, or with `?post={slug}`, that post. */
export default function BlogPage(props: PageProps<Messages>) {
  const { messages: t, content, post, showPost } = props;
  const { pathname, search } = useLocation();
  const slug = new URLSearchParams(search).get('post') ?? postSlug(pagePath(pathname));
  // Only functions render these.
  if (import.meta.env.SSR && pathname.startsWith(LISTS_PATH)) {
    return <PostPage messages={t} posts={content.blog ?? []} path={pathname} />;
  }
  if (import.meta.env.SSR && post && pathname.startsWith(PREVIEW_PATH)) {
    return (
      <PostView messages={t} slug={post.slug} prerendered={post} listed={[]} showPost={showPost} />
    );
  }
  if (slug === null) return <PostList messages={t} prerendered={content.blog} />;
  const { blog } = content;
  return (
    <PostView
      key={slug}
      messages={t}
      slug={slug}
      prerendered={post}
      listed={blog}
      showPost={showPost}
    />
  );
}

import { useLocation } from 'react-router-dom';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostView } from './post-view.tsx';
import type { Messages } from './messages.ts';

/** The list of posts, or at `?post={slug}` (and on a post's static page) one post. */
export default function BlogPage({ messages: t, content, post }: PageProps<Messages>) {
  const asked = new URLSearchParams(useLocation().search).get('post') ?? post?.slug;
  if (asked === undefined) return <PostList messages={t} builtIn={content.blog} />;
  const isBuiltIn = content.blog?.some(({ slug }) => slug === asked) ?? false;
  return <PostView key={asked} messages={t} slug={asked} builtIn={post} isBuiltIn={isBuiltIn} />;
}

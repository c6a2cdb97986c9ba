import { useLocation } from 'react-router-dom';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostView } from './post-view.tsx';
import type { Words } from './words.ts';

/** The list of posts, or at `?post={slug}` (and on a post's static page) one post. */
export default function BlogPage({ words, content, post }: PageProps<Words>) {
  const asked = new URLSearchParams(useLocation().search).get('post') ?? post?.slug;
  if (asked === undefined) return <PostList words={words} builtIn={content.blog} />;
  const isBuiltIn = content.blog?.some(({ slug }) => slug === asked) ?? false;
  return <PostView key={asked} words={words} slug={asked} builtIn={post} isBuiltIn={isBuiltIn} />;
}

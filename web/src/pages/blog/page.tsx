import { useLocation } from 'react-router-dom';
import type { PageProps } from '../../page.ts';
import { PostList } from './post-list.tsx';
import { PostView } from './post-view.tsx';
import type { Messages } from './messages.ts';

/** The list of posts; with `?post={slug}`, or on a post's static page, that post. */
export default function BlogPage({ messages: t, content, post }: PageProps<Messages>) {
  const slug = new URLSearchParams(useLocation().search).get('post') ?? post?.slug;
  if (slug === undefined) return <PostList messages={t} prerendered={content.blog} />;
  const isPrerendered = content.blog?.some((item) => item.slug === slug) ?? false;
  return (
    <PostView
      key={slug}
      messages={t}
      slug={slug}
      prerendered={post}
      isPrerendered={isPrerendered}
    />
  );
}

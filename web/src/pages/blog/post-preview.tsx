import type { PublicPost } from '../../../../model/api/content.ts';
import type { Messages } from './messages.ts';
import { PostView } from './post-view.tsx';

interface PostPreviewProps {
  messages: Messages;
  post: PublicPost;
}

/** A post that is not published, for whoever holds a link to it; a function renders it and the app does not run on it. */
export function PostPreview({ messages: t, post }: PostPreviewProps) {
  return (
    <>
      <div className="page-container pt-6">
        <p role="note" className="rounded-lg border-2 border-dashed p-4 font-semibold">
          {t.preview}
        </p>
      </div>
      <PostView messages={t} slug={post.slug} prerendered={post} />
    </>
  );
}

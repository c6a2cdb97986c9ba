export { readable } from './readable.ts';
export { useContent } from './use-content.ts';
export type { PostView } from './use-post.ts';
export { usePost } from './use-post.ts';

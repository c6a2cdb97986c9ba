import { micromark } from 'micromark';

/** Markdown as HTML. micromark shows markup of the author's as text and drops dangerous protocols. */
export const renderMarkdown = (markdown: string): string => micromark(markdown);

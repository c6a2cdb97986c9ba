import { micromark } from 'micromark';

/** The same as the function `content` does: markup of the author's stays text, dangerous protocols are dropped. */
export const renderMarkdown = (markdown: string): string => micromark(markdown);

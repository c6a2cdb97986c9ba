import { deletedMessages } from './messages/deleted.ts';
import { editorMessages } from './messages/editor.ts';
import { historyMessages } from './messages/history.ts';
import { listMessages } from './messages/list.ts';
import { markdownMessages } from './messages/markdown.ts';
import { namesMessages } from './messages/names.ts';
import { imageMessages } from './messages/image.ts';
import { publishingMessages } from './messages/publishing.ts';

/** Every word of the content pages; each screen's are in a file of their own. */
export const contentMessages = {
  en: {
    ...namesMessages.en,
    ...listMessages.en,
    ...deletedMessages.en,
    ...editorMessages.en,
    ...markdownMessages.en,
    ...publishingMessages.en,
    ...imageMessages.en,
    ...historyMessages.en,
  },
  id: {
    ...namesMessages.id,
    ...listMessages.id,
    ...deletedMessages.id,
    ...editorMessages.id,
    ...markdownMessages.id,
    ...publishingMessages.id,
    ...imageMessages.id,
    ...historyMessages.id,
  },
};

export type ContentWords = (typeof contentMessages)['en'];

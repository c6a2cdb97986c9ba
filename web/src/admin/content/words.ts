import { deletedWords } from './words/deleted.ts';
import { editorWords } from './words/editor.ts';
import { historyWords } from './words/history.ts';
import { listWords } from './words/list.ts';
import { markdownWords } from './words/markdown.ts';
import { namesWords } from './words/names.ts';
import { pictureWords } from './words/picture.ts';
import { publishingWords } from './words/publishing.ts';

/** Every word of the content pages; each screen's are in a file of their own. */
export const contentWords = {
  en: {
    ...namesWords.en,
    ...listWords.en,
    ...deletedWords.en,
    ...editorWords.en,
    ...markdownWords.en,
    ...publishingWords.en,
    ...pictureWords.en,
    ...historyWords.en,
  },
  id: {
    ...namesWords.id,
    ...listWords.id,
    ...deletedWords.id,
    ...editorWords.id,
    ...markdownWords.id,
    ...publishingWords.id,
    ...pictureWords.id,
    ...historyWords.id,
  },
};

export type ContentWords = (typeof contentWords)['en'];

import { Fragment, Slice } from 'prosemirror-model';
import type { SearchResult } from 'prosemirror-search';
import { SearchQuery } from 'prosemirror-search';
import type { EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

/** A search for plain text whose replacements keep links and emphasis of the text that they replace. */
export class TextQuery extends SearchQuery {
  constructor(search: string, replace: string) {
    super({ search, replace, literal: true });
  }

  override getReplacements(
    state: EditorState,
    { from, to }: SearchResult,
  ): { from: number; to: number; insert: Slice }[] {
    const marks = state.doc.nodeAt(from)?.marks;
    const text = this.replace === '' ? Fragment.empty : schema.text(this.replace, marks);
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}

import type { Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { link: linkType } = schema.marks;

export interface EditedLink {
  href: string;
  /** Null if the selected text becomes the link. */
  text: string | null;
}

function linkRange({
  selection,
  doc,
}: EditorState): { from: number; to: number; mark: Mark } | null {
  const { $from } = selection;
  const mark =
    linkType.isInSet($from.marksAcross(doc.resolve(selection.to)) ?? []) ??
    linkType.isInSet($from.nodeAfter?.marks ?? []) ??
    linkType.isInSet($from.marks());
  if (!mark) return null;
  let from = $from.start();
  let to = from;
  for (const child of $from.parent.children) {
    const end = to + child.nodeSize;
    if (mark.isInSet(child.marks)) to = end;
    else if (end <= $from.pos) from = to = end;
    else if (to > $from.pos || from < to) break;
    else from = to = end;
  }
  return from < to ? { from, to, mark } : null;
}

export function editedLink(state: EditorState): EditedLink {
  const found = linkRange(state);
  if (found) return { href: String(found.mark.attrs['href']), text: null };
  return { href: '', text: state.selection.empty ? '' : null };
}

export function setLink(state: EditorState, { href, text }: EditedLink): Transaction {
  const { tr, selection } = state;
  if (text !== null) {
    const mark = linkType.create({ href });
    return tr.replaceSelectionWith(schema.text(text, [mark]), false).removeStoredMark(linkType);
  }
  const found = linkRange(state);
  const { from, to } = found ?? selection;
  const title = (found?.mark.attrs['title'] ?? null) as string | null;
  return tr.removeMark(from, to, linkType).addMark(from, to, linkType.create({ href, title }));
}

export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkRange(state) ?? state.selection;
  return state.tr.removeMark(from, to, linkType);
}

import type { Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { INVISIBLE } from '#model/characters.ts';
import { schema } from './schema.ts';

const { link: linkType } = schema.marks;

export interface EditedLink {
  href: string;
  text: string | null;
}

const EMAIL = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;
const PHONE = /^(?:\+|\(?0)[\d\s()./-]{6,}$/;
const FILE = /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;

/** `example.com`, e-mail addresses and telephone numbers get their protocol. @returns null if the site's links refuse it */
export function linkTarget(typed: string): string | null {
  const target = withScheme(typed.replace(INVISIBLE, '').trim());
  const isRefused = resolveUrl(target, { allowExternal: true }).kind === 'refused';
  return isRefused ? null : target;
}

function withScheme(address: string): string | null {
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):(.+)/i.exec(address) ?? [];
  if (/^http/i.test(scheme)) return rest.startsWith('//') ? address : `${scheme}://${rest}`;
  if (/^mailto/i.test(scheme)) return address;
  if (scheme !== '' || PHONE.test(address)) {
    return `tel:${(rest || address).replace(/(?<=\d\s{0,3})\(0\)|[^\d+;=a-z]/gi, '')}`;
  }
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (address.startsWith('//')) return `https:${address}`;
  // Anything else would lead to this site's own 404.
  return address.startsWith('/') || isDomain(address)
    ? address.replace(/^(?!\/)/, 'https://')
    : null;
}

function isDomain(address: string): boolean {
  const url = URL.parse(`https://${address}`);
  if (url === null || url.username !== '' || FILE.test(url.hostname)) return false;
  return /[^.]\.(?:[^.]{2,}|\d+)$/.test(url.hostname);
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

/** Controls that nothing but their name tells apart; links have addresses. */
const CONTROLS = ['button', 'textbox', 'combobox', 'option'];

const LINE =
  /^(?<start> *- )'?(?<role>[\w/]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)'?(?<rest>.*)$/;

/** Path of a text in words, e.g. `form.send`. */
function keyOf(text: string, words: unknown, path: string[] = []): string | undefined {
  if (words === text) return path.join('.');
  if (typeof words !== 'object' || words === null) return undefined;
  for (const [key, value] of Object.entries(words)) {
    const found = keyOf(text, value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The tree of a screen reader without its words, so that an edited text changes no snapshot: roles, levels, addresses
 * and numbers of things stay, and controls are called by the key of their name.
 * @param words in which the names of controls are looked up
 */
export function treeWithoutWords(tree: string, words: unknown): string {
  const withAddresses = tree.replaceAll(/:\n +- \/url: "?(.*?)"?(?=\n|$)/g, ' → $1');
  return withAddresses
    .split('\n')
    .map((line) => {
      const { start = '', role = '', name, states = '', rest = '' } = LINE.exec(line)?.groups ?? {};
      const key = CONTROLS.includes(role) ? keyOf(name ?? '', words) : undefined;
      const shownName = name === undefined ? '' : ` "${key ?? '…'}"`;
      const address = /^:? → [^?]*(?:\?(?!text=).*)?/.exec(rest)?.[0] ?? '';
      return start + role + shownName + states + (address || (rest === ':' ? ':' : ''));
    })
    .join('\n');
}

const LINE =
  /^(?<start> *- )'?(?<role>[\w/]+)(?<name> "(?:[^"\\]|\\.)*")?(?<states>(?: \[[^\]]*\])*)'?(?<rest>.*)$/;

/**
 * The tree of a screen reader without its words, so that an edited text changes no snapshot: roles, levels, states,
 * addresses and numbers of things stay.
 */
export function treeWithoutWords(tree: string): string {
  const withAddresses = tree.replaceAll(/:\n +- \/url: "?(.*?)"?(?=\n|$)/g, ' → $1');
  return withAddresses
    .split('\n')
    .map((line) => {
      const { start = '', role = '', name, states = '', rest = '' } = LINE.exec(line)?.groups ?? {};
      const address = /^:? → [^?]*(?:\?(?!text=).*)?/.exec(rest)?.[0] ?? '';
      const end = address || (rest === ':' ? ':' : '');
      return start + role + (name === undefined ? '' : ' "…"') + states + end;
    })
    .join('\n');
}

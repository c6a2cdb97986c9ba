import type { CollectionAccess } from './access.ts';
import { DOCUMENT_OPERATIONS } from './access.ts';
import type { Who } from './identities.ts';

/** Who may do something, in few words. */
const SHORT: Record<Who, string> = {
  nobody: 'nobody',
  anyone: 'anyone',
  'anyone signed in': 'signed in',
  'admins only': 'admins',
};

/** The text of docs/permissions.md, generated from the table that the rules tests use. */
export function permissionsPage(all: readonly CollectionAccess[]): string {
  const open = all.filter((access) => !isClosed(access));
  const functionsOnly = all
    .filter(isClosed)
    .flatMap(({ name }) => /^(\w+)\/\{id\}$/.exec(name)?.[1] ?? []);
  const rows = open.flatMap(({ name, list, targets }) =>
    targets.map(({ about, may, note = '' }) => {
      const cells = DOCUMENT_OPERATIONS.map((operation) => SHORT[may[operation]]);
      return { name, cells: [about, cells[0] ?? '', SHORT[list], ...cells.slice(1), note] };
    }),
  );
  const queries = open.flatMap(({ name, list, queries: asked = [] }) =>
    asked
      .filter(({ may }) => may !== list)
      .map(({ about, may, limit }) => ({
        name,
        cells: [about, limit ? String(limit) : 'none', SHORT[may]],
      })),
  );
  return [
    '# Permissions in Firestore',
    '',
    '`firestore.rules` enforces this for clients. Functions use the Admin SDK, to which the rules do not apply.',
    'An admin is a user whose own `user` document has the boolean `is_admin: true`; claims of a token do not count.',
    'This page is generated from the table that the rules tests try case by case (`tests/rules/all-access.ts`), and a',
    'test compares the two: after a change, `npx vitest run --project unit tests/unit/rules -u` rewrites it.',
    '',
    ...table(
      ['document', 'which', 'get', 'list, count', 'create', 'update', 'delete', 'how'],
      rows,
    ),
    '',
    `Only functions use ${functionsOnly.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    'Every other collection, sub-collection and document is refused to everyone, and so are collection group queries.',
    '',
    '## Queries that more people may run than may list',
    '',
    ...table(['collection', 'query', 'limit', 'who'], queries),
    '',
  ].join('\n');
}

/** True where no client may do anything. */
function isClosed({ list, targets }: CollectionAccess): boolean {
  return [list, ...targets.flatMap(({ may }) => Object.values(may))].every(
    (who) => who === 'nobody',
  );
}

/** A table, in which documents of a collection, and collections, with the same cells share a row. */
function table(
  head: readonly string[],
  rows: readonly { name: string; cells: string[] }[],
): string[] {
  const abouts = new Map<string, { name: string; which: string[]; rest: string[] }>();
  for (const { name, cells } of rows) {
    const [about = '', ...rest] = cells;
    const key = row([name, ...rest]);
    const known = abouts.get(key) ?? { name, which: [], rest };
    abouts.set(key, { ...known, which: [...known.which, about] });
  }
  const names = new Map<string, string[]>();
  for (const { name, which, rest } of abouts.values()) {
    const key = row([which.join('; '), ...rest]);
    names.set(key, [...(names.get(key) ?? []), `\`${name}\``]);
  }
  return [
    row(head),
    row(head.map(() => '---')),
    ...[...names].map(([cells, shared]) => `${row([shared.join(', ')]).slice(0, -1)}${cells}`),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

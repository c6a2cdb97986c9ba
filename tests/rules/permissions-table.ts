import type { CollectionAccess } from './access.ts';
import { DOCUMENT_OPERATIONS } from './access.ts';

/** docs/permissions.md: the table that the tests of the rules are made from, in words. */
export function permissionsPage(all: readonly CollectionAccess[]): string {
  const rows = all.flatMap(({ name, list, targets }) =>
    targets.map(({ about, may, note = '' }) => {
      const cells = DOCUMENT_OPERATIONS.map((operation) => may[operation]);
      return row([`\`${name}\``, about, cells[0] ?? '', list, ...cells.slice(1), note]);
    }),
  );
  const queries = all.flatMap(({ name, queries: asked = [] }) =>
    asked.map(({ about, may, where, limit }) =>
      row([`\`${name}\``, about, where ? 'yes' : 'no', limit ? String(limit) : 'none', may]),
    ),
  );
  return [
    '# Who may do what in Firestore',
    '',
    'Clients are held to this by `firestore.rules`; functions use the Admin SDK, which rules do not concern.',
    'An admin is whoever’s own `user` document says `is_admin: true`, the boolean; no claim of a token makes one.',
    'This page is written from the table that the tests of the rules try case by case (`tests/rules/access-*.ts`),',
    'and a test compares the two: after a change, `npx vitest run --project unit tests/unit/rules -u` rewrites it.',
    '',
    row(['document', 'which', 'get', 'list, count', 'create', 'update', 'delete', 'how']),
    row(Array.from({ length: 8 }, () => '---')),
    ...rows,
    '',
    'Collection groups are refused to everybody.',
    '',
    '## Queries',
    '',
    row(['collection', 'query', 'constrained', 'limit', 'who']),
    row(Array.from({ length: 5 }, () => '---')),
    ...queries,
    '',
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

import type { CollectionAccess } from './access.ts';
import { DOCUMENT_OPERATIONS } from './access.ts';

/** The text of docs/permissions.md, generated from the table that the rules tests use. */
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
    '# Permissions in Firestore',
    '',
    '`firestore.rules` enforces this for clients. Functions use the Admin SDK, to which the rules do not apply.',
    'An admin is a user whose own `user` document has the boolean `is_admin: true`; claims of a token do not count.',
    'This page is generated from the table that the rules tests try case by case (`tests/rules/access.ts` and its',
    'neighbours), and a test compares the two: after a change, `npx vitest run --project unit tests/unit/rules -u`',
    'rewrites it.',
    '',
    row(['document', 'which', 'get', 'list, count', 'create', 'update', 'delete', 'how']),
    row(Array.from({ length: 8 }, () => '---')),
    ...rows,
    '',
    'Collection group queries are refused for everyone.',
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

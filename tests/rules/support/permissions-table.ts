import type { CollectionAccess } from './access.ts';
import { DOCUMENT_OPERATIONS } from './access.ts';
import type { Who } from './identities.ts';

/** Who may do something, in few words. */
const SHORT: Record<Who, string> = {
  nobody: 'nobody',
  anyone: 'anyone',
  'anyone signed in': 'people signed in',
  'admins only': 'admins',
};

/** The text of docs/permissions.md, generated from the table that the rules tests use. */
export function permissionsPage(all: readonly CollectionAccess[]): string {
  const open = all.filter((access) => !isClosed(access));
  const closed = all
    .filter(isClosed)
    .flatMap(({ name }) => /^(\w+)\/\{id\}$/.exec(name)?.[1] ?? []);
  return [
    '# Permissions in Firestore',
    '',
    '`firestore.rules` enforces this for clients; functions use the Admin SDK, to which the rules do not apply. An admin is a user',
    'whose own `user` document has the boolean `is_admin: true`; claims of a token do not count. What is not named here is refused to',
    'everyone, collection group queries too. Listing includes counting.',
    '',
    'Generated from the table that the rules tests try case by case (`tests/rules/all-access.ts`); after a change,',
    '`npx vitest run --project unit tests/unit/rules -u` rewrites it.',
    '',
    ...merged(open),
    '',
    `Only functions use ${closed.map((name) => `\`${name}\``).join(', ')}.`,
    '',
  ].join('\n');
}

/** True where no client may do anything. */
function isClosed({ list, targets }: CollectionAccess): boolean {
  return [list, ...targets.flatMap(({ may }) => Object.values(may))].every(
    (who) => who === 'nobody',
  );
}

/** Lines of the list, in which collections, and documents of a collection, with the same rights share one. */
function merged(open: readonly CollectionAccess[]): string[] {
  const names = new Map<string, string[]>();
  for (const access of open) {
    for (const [rights, abouts] of Map.groupBy(linesOf(access), ([line]) => line)) {
      const which = abouts.map(([, about]) => about).filter((about) => about !== 'any');
      const rest = `${which.length > 0 ? `, ${which.join('; ')}` : ''}: ${rights}`;
      names.set(rest, [...(names.get(rest) ?? []), `\`${access.name}\``]);
    }
  }
  return [...names].map(([rest, shared]) => `- ${shared.join(', ')}${rest}`);
}

/** Who may do what, and with which documents: each of a collection, and queries that more people may run than may list. */
function linesOf({
  list,
  queries = [],
  targets,
}: CollectionAccess): [line: string, about: string][] {
  return [
    ...targets.map(({ about, may, note }): [string, string] => {
      const rights = DOCUMENT_OPERATIONS.map((operation) => [operation, may[operation]] as const);
      const granted = Map.groupBy([...rights, ['list', list] as const], ([, who]) => who);
      granted.delete('nobody');
      const texts = [...granted].map(([who, all]) => {
        return `${all.map(([operation]) => operation).join(', ')} by ${SHORT[who]}`;
      });
      return [`${texts.join('; ')}.${note === undefined ? '' : ` ${note}`}`, about];
    }),
    ...queries
      .filter(({ may }) => may !== list)
      .map(({ about, may }): [string, string] => [`list by ${SHORT[may]}.`, about]),
  ];
}

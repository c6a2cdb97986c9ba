import { KINDS } from '../model/content/text.ts';
import type { StoredDocument } from './firestore-rest.ts';
import { readDocuments } from './firestore-rest.ts';
import type { Project } from './project.ts';

/** What a restore over data does to the publications that its target has. */
export interface PublicationChanges {
  /** Paths to delete: publications of restored entries under addresses that the backup does not have. */
  outdated: string[];
  /** For people: addresses that restored entries take from entries that the backup does not have. */
  found: string[];
}

const entryOf = ({ fields }: StoredDocument): string =>
  (fields['entry'] as { stringValue?: string } | undefined)?.stringValue ?? '';

/**
 * Compares the publications of a project with those of a backup, so that each entry is public at one address afterwards.
 * Entries that only the project has keep their publications.
 */
export async function comparePublications(
  project: Project,
  backup: AsyncIterable<StoredDocument>,
): Promise<PublicationChanges> {
  const kinds = Object.values(KINDS);
  const collections = new Set<string>(
    kinds.flatMap((kind) => [kind.collection, kind.publications]),
  );
  /** Paths of the backup's entries and publications, with the entry that a publication names. */
  const restored = new Map<string, string>();
  for await (const document of backup) {
    const [collection = '', , ...below] = document.path.split('/');
    if (collections.has(collection) && below.length === 0)
      restored.set(document.path, entryOf(document));
  }
  const changes: PublicationChanges = { outdated: [], found: [] };
  for (const { collection, publications } of kinds) {
    for await (const page of readDocuments(project, { collection: publications })) {
      for (const present of page) {
        const entry = entryOf(present);
        const replacement = restored.get(present.path);
        if (replacement === undefined) {
          if (restored.has(`${collection}/${entry}`)) changes.outdated.push(present.path);
        } else if (replacement !== entry && !restored.has(`${collection}/${entry}`)) {
          changes.found.push(
            `${present.path} belonged to ${collection}/${entry}, which was made since: publish that again under another address`,
          );
        }
      }
    }
  }
  return changes;
}

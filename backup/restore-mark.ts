import { COLLECTIONS } from '../model/collections.ts';
import type { StoredDocument } from './firestore.ts';
import { deleteDocument, readDocument } from './firestore.ts';
import type { Project } from './project.ts';

/**
 * A document of the project that is being restored: which backup, and how many of its documents are there. It is written
 * together with them, so it is gone where they are, and says nothing of another project.
 */
const PATH = `${COLLECTIONS.health}/restore`;

interface MarkFields {
  backup: { stringValue: string };
  done: { integerValue: string };
}

export const isMark = ({ path }: StoredDocument): boolean => path === PATH;

/** @param backup hash of the backup's manifest */
export function markOf(backup: string, done: number): StoredDocument {
  const fields: MarkFields = {
    backup: { stringValue: backup },
    done: { integerValue: String(done) },
  };
  return { path: PATH, fields: { ...fields } };
}

/** How many documents of a backup an interrupted restore has written; null where none has begun. */
export async function documentsRestored(project: Project, backup: string): Promise<number | null> {
  const fields = (await readDocument(project, PATH))?.fields as Partial<MarkFields> | undefined;
  return fields?.backup?.stringValue === backup ? Number(fields.done?.integerValue ?? 0) : null;
}

export const removeMark = (project: Project): Promise<void> => deleteDocument(project, PATH);

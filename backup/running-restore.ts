import type { StoredDocument } from './firestore-rest.ts';
import { deleteDocuments, readDocument, writeDocuments } from './firestore-rest.ts';
import type { Project } from './project.ts';

/**
 * A document in the project that is being restored; it names the backup. An interrupted restore finds it and may go
 * on; where the documents are gone, it is gone too.
 */
const PATH = 'restore/running';

export const isRunningRestore = ({ path }: StoredDocument): boolean => path === PATH;

/** @param backup hash of the backup's manifest */
export async function storeRunningRestore(project: Project, backup: string): Promise<void> {
  await writeDocuments(project, [{ path: PATH, fields: { backup: { stringValue: backup } } }]);
}

/** True where a restore of this backup was interrupted. */
export async function hasRunningRestore(project: Project, backup: string): Promise<boolean> {
  const fields = (await readDocument(project, PATH))?.fields as
    | { backup?: { stringValue?: string } }
    | undefined;
  return fields?.backup?.stringValue === backup;
}

export const deleteRunningRestore = (project: Project): Promise<void> =>
  deleteDocuments(project, [PATH]);

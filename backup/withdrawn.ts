import { COLLECTIONS } from '../model/collections.ts';
import type { StoredAccount } from './auth.ts';
import { readAccounts } from './auth.ts';
import type { StoredDocument } from './firestore-rest.ts';
import { hasNoDocuments, readDocuments } from './firestore-rest.ts';
import type { Project } from './project.ts';

/** Leaves out of a restore what its target has withdrawn since the backup. */
export interface WithdrawnFilter {
  /** The account as it is restored; null where it was deleted. */
  account: (account: StoredAccount) => StoredAccount | null;
  /** The document as it is restored; null where it was withdrawn, or its account was deleted. */
  document: (document: StoredDocument) => StoredDocument | null;
  /** What was left out so far, for people. */
  found: () => string[];
}

async function readCollection(
  project: Project,
  collection: string,
): Promise<Map<string, StoredDocument>> {
  const all = new Map<string, StoredDocument>();
  for await (const page of readDocuments(project, { collection })) {
    for (const document of page) all.set(document.path, document);
  }
  return all;
}

const isAdmin = (document: StoredDocument | undefined): boolean =>
  (document?.fields['is_admin'] as { booleanValue?: boolean } | undefined)?.booleanValue === true;

/**
 * Compares with what a project has now. Where it has no accounts or no documents at all, they were lost, not withdrawn:
 * then all of the backup's are restored.
 */
export async function withdrawnFilter(project: Project): Promise<WithdrawnFilter> {
  const accounts = new Map((await readAccounts(project)).map((one) => [one.localId, one]));
  const users = await readCollection(project, COLLECTIONS.user);
  const links = await readCollection(project, COLLECTIONS.previewLink);
  const isLost = await hasNoDocuments(project);
  const isDeleted = (uid: string) => accounts.size > 0 && !accounts.has(uid);
  const left = { deleted: 0, disabled: 0, rights: 0, links: 0 };
  return {
    account: (account) => {
      const now = accounts.get(account.localId);
      if (isDeleted(account.localId)) {
        left.deleted += 1;
        return null;
      }
      if (now?.['disabled'] !== true || account['disabled'] === true) return account;
      left.disabled += 1;
      return { ...account, disabled: true };
    },
    document: (document) => {
      const [collection, id = ''] = document.path.split('/');
      if (collection === COLLECTIONS.previewLink && !isLost && !links.has(document.path)) {
        left.links += 1;
        return null;
      }
      if (collection !== COLLECTIONS.user) return document;
      if (isDeleted(id)) return null;
      const now = users.get(document.path);
      if (now === undefined || isAdmin(now) || !isAdmin(document)) return document;
      left.rights += 1;
      return { ...document, fields: { ...document.fields, is_admin: { booleanValue: false } } };
    },
    found: () =>
      [
        [left.deleted, 'accounts that were deleted since'],
        [left.disabled, 'accounts that were disabled since stay disabled'],
        [left.rights, 'admin rights that were withdrawn since'],
        [left.links, 'preview links that were revoked or expired since'],
      ].flatMap(([count, what]) =>
        count === 0 ? [] : `${count} ${what} (--withdrawn restores them as they were)`,
      ),
  };
}

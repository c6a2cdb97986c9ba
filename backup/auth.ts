import { SetupError } from '../emulators/project.ts';
import type { Project } from './project.ts';
import { call } from './project.ts';

/** An account in the form of the Identity Toolkit's REST interface, with its password hash. */
export interface StoredAccount {
  localId: string;
  email?: string;
  passwordHash?: string;
  [field: string]: unknown;
}

/** How a project hashes passwords; another project needs it to check the same hashes. */
export interface HashConfig {
  algorithm: string;
  signerKey: string;
  saltSeparator: string;
  rounds: number;
  memoryCost: number;
}

/** Accounts per request; the interface allows 1000. */
const PAGE = 500;

/** All accounts of a project. */
export async function readAccounts(project: Project): Promise<StoredAccount[]> {
  const all: StoredAccount[] = [];
  for (let next = ''; ;) {
    const query = new URLSearchParams({ maxResults: String(PAGE) });
    if (next !== '') query.set('nextPageToken', next);
    const page = await call<{ users?: StoredAccount[]; nextPageToken?: string }>(
      project,
      'auth',
      `v1/projects/${project.id}/accounts:batchGet?${query}`,
    );
    all.push(...(page.users ?? []));
    if (!page.nextPageToken || (page.users ?? []).length < PAGE) return all;
    next = page.nextPageToken;
  }
}

/** The hash parameters of a project; null in the emulators, and where the person may not read them. */
export async function readHashConfig(project: Project): Promise<HashConfig | null> {
  if (project.isEmulated) return null;
  try {
    const config = await call<{ signIn?: { hashConfig?: HashConfig } }>(
      project,
      'auth',
      `admin/v2/projects/${project.id}/config`,
    );
    return config.signIn?.hashConfig ?? null;
  } catch {
    return null;
  }
}

/**
 * Writes accounts with their ids, providers and password hashes; accounts with the same ids are replaced.
 * @param hash of the project that the accounts come from; null only where that was an emulator
 */
export async function writeAccounts(
  project: Project,
  accounts: readonly StoredAccount[],
  hash: HashConfig | null,
): Promise<void> {
  const hashing = hash && {
    hashAlgorithm: hash.algorithm,
    signerKey: hash.signerKey,
    saltSeparator: hash.saltSeparator,
    rounds: hash.rounds,
    memoryCost: hash.memoryCost,
  };
  for (let at = 0; at < accounts.length; at += PAGE) {
    const { error = [] } = await call<{ error?: { index: number; message: string }[] }>(
      project,
      'auth',
      `v1/projects/${project.id}/accounts:batchCreate`,
      { users: accounts.slice(at, at + PAGE), allowOverwrite: true, ...hashing },
    );
    const [first] = error;
    if (first !== undefined) {
      const id = accounts[at + first.index]?.localId ?? '';
      throw new SetupError(`${error.length} accounts were refused, first ${id}: ${first.message}`);
    }
  }
}

import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { SITE } from '../../emulators/project.ts';
import { lastDays } from '../../model/time-zone.ts';
import { readDays, readGroups } from '../../functions/src/errors/read-groups.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { ERROR_DAYS, ERROR_DAY_SHARDS } from '../../model/error-group.ts';
import { tokenOf } from '../functions/admin-call.ts';
import type { Bench } from './figures.ts';

const REPORTS = 100_000;
const GROUPS = 2000;
const PREFIX = 'v1-bench';

/** Writes the documents of 100,000 counted reports directly: as reports they would start 100,000 functions. */
async function seed(): Promise<void> {
  const db = database();
  const writer = db.bulkWriter();
  const now = Date.now();
  const days = lastDays(ERROR_DAYS, now);
  for (let group = 0; group < GROUPS; group++) {
    void writer.set(db.collection(COLLECTIONS.errorGroup).doc(`${PREFIX}-${group}`), {
      fingerprint_version: 1,
      during: 'showing a page',
      message: `TypeError: bench ${group}`,
      stack: '    at show (https://contoh.example/assets/page-Ab12Cd34.js:1:2)\n'.repeat(40),
      in_function: 'show',
      count: REPORTS / GROUPS,
      first_seen: now - group * 1000,
      last_seen: now - group,
      pages: ['/'],
      platforms: ['Client'],
      days: Object.fromEntries(days.map((day) => [day, 1])),
      words: ['bench', String(group)],
      scripts: [],
      status: 'open',
      resolved_after: null,
      resolved_at: null,
      reopened: false,
      changed_by: null,
    });
  }
  for (const day of days) {
    for (let shard = 0; shard < ERROR_DAY_SHARDS; shard++) {
      const count = Math.round(REPORTS / ERROR_DAYS / ERROR_DAY_SHARDS);
      void writer.set(db.collection(COLLECTIONS.errorDay).doc(`${day}_bench${shard}`), {
        day,
        count,
      });
    }
  }
  await writer.close();
}

async function clear(): Promise<void> {
  const db = database();
  const writer = db.bulkWriter();
  for (let group = 0; group < GROUPS; group++) {
    void writer.delete(db.collection(COLLECTIONS.errorGroup).doc(`${PREFIX}-${group}`));
  }
  for (const day of lastDays(ERROR_DAYS, Date.now())) {
    for (let shard = 0; shard < ERROR_DAY_SHARDS; shard++) {
      void writer.delete(db.collection(COLLECTIONS.errorDay).doc(`${day}_bench${shard}`));
    }
  }
  await writer.close();
}

interface Countable {
  get: () => Promise<{ size: number }>;
}

/** Number of documents that queries return while `run` runs. */
async function countReads(run: () => Promise<unknown>): Promise<number> {
  const collection = database().collection(COLLECTIONS.errorGroup);
  const query = Object.getPrototypeOf(Object.getPrototypeOf(collection)) as Countable;
  const { get } = query;
  let reads = 0;
  query.get = async function counted(this: Countable) {
    const snapshot = await get.call(this);
    reads += Math.max(1, snapshot.size);
    return snapshot;
  };
  try {
    await run();
  } finally {
    query.get = get;
  }
  return reads;
}

/** Cost of opening the errors page and the dashboard's chart with 100,000 counted reports. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    await seed();
    try {
      const db = database();
      const filter = { status: 'open', search: '', before: null } as const;
      const list = await countReads(() => readGroups(db, filter, Date.now()));
      const chart = await countReads(() => readDays(db, ERROR_DAYS, Date.now()));
      const authorization = `Bearer ${await tokenOf(ACCOUNTS[0].uid)}`;
      const open = () =>
        fetch(`${SITE}/api/admin/errors?status=open`, { headers: { authorization } });
      await open();
      const begin = performance.now();
      await (await open()).arrayBuffer();
      const seconds = (performance.now() - begin) / 1000;
      const note = `${REPORTS} reports in ${GROUPS} groups`;
      return [
        { what: 'errors page: documents read', value: list, unit: 'documents', limit: 200, note },
        { what: 'chart of 30 days: documents read', value: chart, unit: 'documents', limit: 200 },
        { what: 'errors page: answer of the list', value: seconds, unit: 's', limit: 2 },
      ];
    } finally {
      await clear();
    }
  },
};

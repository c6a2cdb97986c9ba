import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { SITE } from '../../emulators/project.ts';
import { lastDays } from '../../model/time-zone.ts';
import { countReport } from '../../functions/src/errors/count-report.ts';
import { readDays } from '../../functions/src/day-counter/day-counter.ts';
import { readGroups } from '../../functions/src/errors/read-groups.ts';
import { database } from '../../functions/src/firestore.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import { DAY_COUNT_SHARDS } from '../../model/day-count.ts';
import { ERROR_DAYS, OVERFLOW_GROUP } from '../../model/errors/group.ts';
import type { ErrorReport } from '../../model/errors/report-limits.ts';
import { tokenOf } from '../functions/admin-call.ts';
import { inParallel } from '../functions/support/requests.ts';
import { countReads } from './count-reads.ts';
import type { Bench, Figure } from './figures.ts';

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
      error_report_by_dev: 'showing a page',
      error_report_by_system: `TypeError: bench ${group}`,
      error_stack_report_by_system:
        '    at show (https://contoh.example/assets/page-Ab12Cd34.js:1:2)\n'.repeat(40),
      what_function: 'show',
      count: REPORTS / GROUPS,
      first_seen: now - group * 1000,
      last_seen: now - group,
      what_page: ['/'],
      what_platform: ['Client'],
      days: Object.fromEntries(days.map((day) => [day, 1])),
      scripts: [],
      status: 'open',
      resolved_after: null,
      resolved_at: null,
      reopened: false,
      changed_by: null,
    });
  }
  for (const day of days) {
    for (let shard = 0; shard < DAY_COUNT_SHARDS; shard++) {
      const count = Math.round(REPORTS / ERROR_DAYS / DAY_COUNT_SHARDS);
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
    for (let shard = 0; shard < DAY_COUNT_SHARDS; shard++) {
      void writer.delete(db.collection(COLLECTIONS.errorDay).doc(`${day}_bench${shard}`));
    }
  }
  await writer.close();
}

const HOSTILE = 20_000;
/** Reports in flight: `maxInstances` times `concurrency` of the trigger. */
const IN_FLIGHT = 60;
const MARK = 'flood-bench';

/** A word of letters: digits do not tell groups apart. */
const word = (index: number): string =>
  index
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)));

function report(text: string): ErrorReport {
  return {
    error_report_by_dev: MARK,
    error_report_by_system: `TypeError: ${text} is undefined`,
    error_stack_report_by_system: `TypeError\n    at ${text} (https://contoh.example/assets/page-Ab12Cd34.js:1:2)`,
    what_platform: 'Client',
    what_page: '/faq',
    what_function: text,
  };
}

/**
 * 20,000 hostile reports, each of another kind of error, with reports of healthy visitors before, during the hour after:
 * 20 kinds that were known, and 20 that are new.
 */
async function flood(): Promise<Figure[]> {
  const db = database();
  const groups = db.collection(COLLECTIONS.errorGroup);
  const counted = db.collection(COLLECTIONS.errorCounted);
  const before = Date.now();
  const count = (id: string, text: string, created: number) => async () =>
    countReport(db, `${MARK}-${id}`, report(text), created);
  const healthy = (name: string, kind: string, created: number) =>
    Array.from({ length: 100 }, (_, i) => count(`${name}-${i}`, `${kind}${word(i % 20)}`, created));
  const overflowBefore = await groups.doc(OVERFLOW_GROUP).get();
  await inParallel(healthy('before', 'known', before), IN_FLIGHT);
  const known = (await groups.where('error_report_by_dev', '==', MARK).count().get()).data().count;
  const begin = performance.now();
  const hostile = Array.from({ length: HOSTILE }, (_, i) =>
    count(`hostile-${i}`, `x${word(i)}`, before),
  );
  await inParallel(hostile, IN_FLIGHT);
  const seconds = (performance.now() - begin) / 1000;
  const begun =
    (await groups.where('error_report_by_dev', '==', MARK).count().get()).data().count - known;
  const later = before + 30 * 60_000;
  await inParallel(
    [...healthy('later', 'known', later), ...healthy('new', 'new', later)],
    IN_FLIGHT,
  );
  const ofKnown = await groups
    .where('error_report_by_dev', '==', MARK)
    .where('what_page', 'array-contains', '/faq')
    .get();
  const countOf = (kind: string) =>
    ofKnown.docs
      .filter((group) => String(group.get('what_function')).startsWith(kind))
      .reduce((sum, group) => sum + Number(group.get('count')), 0);
  const overflow = await groups.doc(OVERFLOW_GROUP).get();
  const inOverflow = Number(overflow.get('count') ?? 0) - Number(overflowBefore.get('count') ?? 0);
  const hostileInGroups = countOf('x');
  const newCounted = countOf('new') + inOverflow - (HOSTILE - hostileInGroups);
  const reads = await countReads(() =>
    readGroups(db, { status: 'open', search: '', before: null }, later),
  );

  const writer = db.bulkWriter();
  for (const group of ofKnown.docs) void writer.delete(group.ref);
  if (!overflowBefore.exists) void writer.delete(overflow.ref);
  const marks = ['before', 'later', 'new'].flatMap((name) =>
    Array.from({ length: 100 }, (_, i) => `${MARK}-${name}-${i}`),
  );
  marks.push(...Array.from({ length: HOSTILE }, (_, i) => `${MARK}-hostile-${i}`));
  for (const mark of marks) void writer.delete(counted.doc(mark));
  await writer.close();
  return [
    {
      what: 'flood: groups begun',
      value: begun,
      unit: 'documents',
      limit: 500,
      note: `${HOSTILE} kinds`,
    },
    { what: 'flood: counted in', value: seconds, unit: 's', note: `${IN_FLIGHT} at once` },
    {
      what: 'flood: reports of known errors lost',
      value: 200 - countOf('known'),
      unit: '',
      limit: 0,
    },
    { what: 'flood: reports of new errors lost', value: 100 - newCounted, unit: '', limit: 0 },
    { what: 'flood: errors page, documents read', value: reads, unit: 'documents', limit: 200 },
  ];
}

/** Cost of opening the errors page and the dashboard's chart with 100,000 counted reports. */
async function admin(): Promise<Figure[]> {
  await seed();
  try {
    const db = database();
    const filter = { status: 'open', search: '', before: null } as const;
    const list = await countReads(() => readGroups(db, filter, Date.now()));
    const chart = await countReads(() =>
      readDays(db, COLLECTIONS.errorDay, ERROR_DAYS, Date.now()),
    );
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
}

/** The admin's pages with many errors, and a flood. The flood comes second: groups of the first would fill its day. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => [...(await admin()), ...(await flood())],
};

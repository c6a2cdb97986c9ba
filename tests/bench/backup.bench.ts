import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { backUp } from '../../backup/backup.ts';
import { writeDocuments } from '../../backup/firestore.ts';
import { openPlace } from '../../backup/open-place.ts';
import { openProject } from '../../backup/project.ts';
import type { Project } from '../../backup/project.ts';
import { restore } from '../../backup/restore.ts';
import { HOST, PORTS } from '../../emulators/project.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Bench } from './figures.ts';

const REPORTS = 100_000;
const MESSAGES = 10_000;
const PICTURES = 200;
const LIMIT_S = 300;

async function clear(project: Project, app: App): Promise<void> {
  await fetch(
    `http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${project.id}/databases/(default)/documents`,
    { method: 'DELETE', headers: { Authorization: 'Bearer owner' } },
  );
  await getStorage(app).bucket(project.bucket).deleteFiles({ force: true });
}

async function fill(project: Project, app: App): Promise<void> {
  const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
  const created_date = { timestampValue: '2026-01-01T00:00:00.123456Z' };
  const documents = (count: number, collection: string, length: number) =>
    Array.from({ length: count }, (_, index) => ({
      path: `${collection}/bench-${index}`,
      fields: { created_date, text: text(length), page: text(40), index: { integerValue: index } },
    }));
  await writeDocuments(project, documents(REPORTS, COLLECTIONS.errorReport, 900));
  await writeDocuments(project, documents(MESSAGES, COLLECTIONS.contactMessage, 600));
  const bucket = getStorage(app).bucket(project.bucket);
  for (let index = 0; index < PICTURES; index += 1) {
    await bucket
      .file(`media/${index}/1280.webp`)
      .save(randomBytes(120_000), { resumable: false, contentType: 'image/webp' });
  }
}

const seconds = async (task: () => Promise<unknown>): Promise<number> => {
  const begin = Date.now();
  await task();
  return (Date.now() - begin) / 1000;
};

/** Backup and restore of a full project, into another project of the same emulators. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const source = openProject('demo-bench-source');
    const target = openProject('demo-bench-target');
    const apps = [source, target].map(({ id }) => initializeApp({ projectId: id }, id));
    const [from, to] = apps as [App, App];
    const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
    try {
      await fill(source, from);
      const backupSeconds = await seconds(() => backUp(source, openPlace(folder)));
      const restoreSeconds = await seconds(() => restore(target, openPlace(folder)));
      const note = '100,000 reports, 10,000 messages, 200 pictures';
      return [
        { what: 'backup', value: backupSeconds, unit: 's', limit: LIMIT_S, note },
        { what: 'restore', value: restoreSeconds, unit: 's', limit: LIMIT_S, note },
      ];
    } finally {
      await clear(source, from);
      await clear(target, to);
      await Promise.all(apps.map((app) => deleteApp(app)));
      rmSync(folder, { recursive: true });
    }
  },
};

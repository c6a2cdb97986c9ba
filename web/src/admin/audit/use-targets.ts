import type { AuditRecord } from '../../../../model/audit/entry.ts';
import type { CollectionName } from '../../../../model/collections.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { entryName, entryNameLanguage, parseEntry } from '../../../../model/content/draft.ts';
import { CONTENT_KINDS, KINDS } from '../../../../model/content/kinds.ts';
import type { Locale } from '../../../../model/locale.ts';
import { readDocument } from '../../firebase/firestore.ts';
import { useAsync } from '../../data/use-async.ts';
import { useLocale } from '../../features/locale/index.ts';

/** What a line of the log is about. */
export interface Target {
  /** As it is called now, or was where it is gone; '' where nothing tells. */
  name: string;
  lang?: Locale | undefined;
  /** Where it is shown; undefined where it does not exist any more. */
  to?: string;
}

const { user, picture, errorGroup } = COLLECTIONS;

/** Reads what a target is called now; null where it is gone, and for what browsers may not read. */
async function readTarget(target: string, locale: Locale): Promise<Target | null> {
  const [name, id = ''] = target.split('/') as [CollectionName, string?];
  const kind = CONTENT_KINDS.find((one) => KINDS[one].collection === name);
  if (id === '' || !(kind || name === user)) return null;
  const found = await readDocument(name, id);
  if (found === null) return null;
  if (kind) {
    const entry = parseEntry(kind, id, found.data);
    if (!entry) return null;
    const to = `/admin/${kind}?entry=${encodeURIComponent(id)}`;
    return { name: entryName(entry, locale), lang: entryNameLanguage(entry, locale), to };
  }
  const stored: unknown = found.data['email'];
  const email = typeof stored === 'string' ? stored : '';
  return { name: email, to: `/admin/users?q=${encodeURIComponent(email)}` };
}

/** Pictures and errors are shown by a function, which says so where one is gone. */
function shownByFunction({ action, target }: AuditRecord): string | undefined {
  const [name, id = ''] = target.split('/');
  const query = encodeURIComponent(id);
  if (name === picture && action !== 'picture_delete') {
    return `/admin/pictures?search=${query}&picture=${query}`;
  }
  if (name !== errorGroup) return undefined;
  return `/admin/errors?status=all&group=${query}`;
}

/** What lines of the log are about. Until it is read, and offline, a name as it was then, without a link. */
export function useTargets(records: readonly AuditRecord[]): (record: AuditRecord) => Target {
  const locale = useLocale();
  const targets = [...new Set(records.map(({ target }) => target))].toSorted();
  const read = useAsync(`${locale} ${targets.join(' ')}`, async () => {
    const found = await Promise.all(targets.map((target) => readTarget(target, locale)));
    return new Map(targets.map((target, index) => [target, found[index] ?? null]));
  });
  const known = read.state === 'ready' ? read.value : null;
  return (record) => {
    const { target, name } = record;
    const now = known?.get(target);
    if (now) return { ...now, name: now.name || name };
    const to = shownByFunction(record);
    return to === undefined ? { name } : { name, to };
  };
}

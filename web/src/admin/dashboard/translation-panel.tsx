import type { ContentKind } from '../../../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../../../model/content/limits.ts';
import type { Entry } from '../../../../model/content/entry.ts';
import { entryName, entryNameLanguage, parseEntry } from '../../../../model/content/entry.ts';
import { KINDS } from '../../../../model/content/text.ts';
import type { Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { Badge, Empty, Panel } from '../../controls/index.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

/** Entries that are read per kind and language; the panel above has the numbers of all. */
const MOST = 5;

/** A text that no longer matches the other language. */
interface Waiting {
  entry: Entry;
  language: Locale;
}

async function loadKind(kind: ContentKind, language: Locale): Promise<Waiting[]> {
  const found = await queryDocuments(KINDS[kind].collection, {
    where: [[`outdated.${language}`, '==', true]],
    limit: MOST,
  });
  return found.map(({ id, data }) => ({ entry: parseEntry(kind, id, data), language }));
}

async function loadWaiting(): Promise<Waiting[]> {
  const all = await Promise.all(
    CONTENT_KINDS.flatMap((kind) => LOCALES.map((language) => loadKind(kind, language))),
  );
  return all.flat().sort((a, b) => (b.entry.updatedAt ?? 0) - (a.entry.updatedAt ?? 0));
}

/** The texts that became outdated, with links to their editor. */
export function TranslationPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const waiting = useAsync('waiting', loadWaiting);
  return (
    <Panel title={t.waiting}>
      <AsyncContent content={waiting} rows={3}>
        {(texts) =>
          texts.length === 0 ? (
            <Empty title={t.nothingWaits} />
          ) : (
            <ul className="divide-y divide-a-line">
              {texts.map(({ entry, language }) => (
                <li
                  key={`${entry.id} ${language}`}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
                >
                  <PanelLink
                    to={`/admin/${entry.kind}?entry=${entry.id}`}
                    lang={entryNameLanguage(entry, locale)}
                  >
                    {entryName(entry, locale) || t.untitled}
                  </PanelLink>
                  <Badge tone="warn">{t.waitingFor[language]}</Badge>
                  <span className="control-hint">
                    {t.kinds[entry.kind]}
                    {entry.updatedAt !== null && ` · ${formatTime(entry.updatedAt, locale, 'day')}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncContent>
    </Panel>
  );
}

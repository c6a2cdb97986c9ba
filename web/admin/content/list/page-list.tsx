import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PagedPanel } from '#admin/data/async-content.tsx';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { PageHeader } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Entry, entryName, parseEntry } from '#model/content/draft.ts';
import { fillTexts } from '#model/content/fact-texts.ts';
import { fieldPath, valueAt } from '#model/content/field-paths.ts';
import { hasStatus, listRow } from '#model/content/list.ts';
import { languageStatuses } from '#model/content/status.ts';
import { pageFields, wordsIn } from '#model/content/word-fields.ts';
import { type WordsFile, PAGE_NAMES } from '#model/content/words.ts';
import { comparable, containsWords } from '#model/text-search.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { useWordsFile } from '../../data/use-words-file.ts';
import { contentMessages } from '../messages.ts';
import { ROW_CLASS, ROW_TEXT_CLASS } from './entry-row.tsx';
import { ListControls, contentUrlSchema } from './list-filter.tsx';
import { listMessages } from './messages.ts';
import { BothStatuses } from './status-badges.tsx';
import { useEntries } from './use-entries.ts';

const SHOWN = 3;
const BEFORE = 40;
const EXCERPT = 160;

interface Match {
  path: string;
  language: Locale;
  text: string;
}

/** The texts of a draft that contain the words of a search, as visitors read them. */
function matchesIn({ standard, facts }: WordsFile, { id, draft }: Entry, search: string): Match[] {
  return pageFields(id, standard).flatMap((field) =>
    LOCALES.flatMap((language) => {
      const path = fieldPath(language, field.name);
      const value = valueAt(draft, path) ?? field.standard?.[language];
      return wordsIn(fillTexts(value, facts[language]))
        .filter((text) => containsWords([text], search))
        .map((text) => ({ path, language, text }));
    }),
  );
}

function excerpt(text: string, search: string): string {
  const [word = ''] = comparable(search).split(/\s+/);
  const from = Math.max(0, comparable(text).indexOf(word) - BEFORE);
  const cut = text.slice(from, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT < text.length ? ' …' : ''}`;
}

export function PageList() {
  const locale = useLocale();
  const { list, pages: t } = listMessages[locale];
  const { title, text } = contentMessages[locale].types.pages;
  const url = useUrlState(contentUrlSchema);
  const { search, status } = url.state;
  const { pages, entries } = useEntries('pages');
  const file = useWordsFile();
  const words = file.state === 'ready' ? file.value : null;
  const rows = useMemo(
    () =>
      Object.keys(PAGE_NAMES)
        .flatMap((id) => entries.find((one) => one.id === id) ?? parseEntry('pages', id, {}) ?? [])
        .map((entry) => ({
          entry,
          matches: words && search !== '' ? matchesIn(words, entry, search) : [],
        }))
        .filter(({ matches }) => search === '' || matches.length > 0)
        .filter(({ entry }) => hasStatus(listRow(entry), status)),
    [entries, words, search, status],
  );
  return (
    <>
      <PageHeader title={title} text={text} />
      <ListControls searchLabel={t.search} />
      <PagedPanel
        pages={search !== '' && file.state !== 'ready' ? { ...pages, first: file } : pages}
        isEmpty={rows.length === 0}
        empty={status === 'any' ? t.noMatch : list.noMatch}
        emptyText={status === 'any' ? t.noMatchText : list.noMatchText}
      >
        <ul aria-label={title}>
          {rows.map(({ entry, matches }) => (
            <li key={entry.id} className={`${ROW_CLASS} touch:pb-3`}>
              <div className={ROW_TEXT_CLASS}>
                <Link
                  to={`/admin/pages${url.hrefOf({ entry: entry.id })}`}
                  className="inline-block py-0.5 font-semibold text-a-ink hover:text-a-accent hover:underline touch:py-2.5"
                >
                  {entryName(entry, locale)}
                </Link>
                <ul className="grid gap-1 text-[0.875rem]">
                  {matches.slice(0, SHOWN).map((match) => (
                    <li key={match.path + match.text} lang={match.language}>
                      {excerpt(match.text, search)}
                    </li>
                  ))}
                </ul>
                {matches.length > SHOWN && (
                  <p className="text-hint text-a-muted">
                    {formatMessage(t.more, { count: matches.length - SHOWN })}
                  </p>
                )}
                <div className="mt-1.5">
                  <BothStatuses status={languageStatuses(entry)} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}

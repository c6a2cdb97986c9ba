import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PagedPanel } from '#admin/data/async-content.tsx';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { PageHeader } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Entry, entryName, parseEntry } from '#model/content/draft.ts';
import { fillTexts } from '#model/content/fact-texts.ts';
import { fieldPath, valueAt } from '#model/content/field-paths.ts';
import { hasStatus, listRow } from '#model/content/list.ts';
import { languageStatuses } from '#model/content/status.ts';
import { pageFields, wordsIn } from '#model/content/word-fields.ts';
import { type WordsFile, PAGE_NAMES } from '#model/content/words.ts';
import { containsWords } from '#model/text-search.ts';
import { LOCALES } from '#studio/locale.ts';
import { useWordsFile } from '../../data/use-words-file.ts';
import { contentMessages } from '../messages.ts';
import { ROW_CLASS, ROW_TEXT_CLASS } from './entry-row.tsx';
import { ListControls, contentUrlSchema } from './list-filter.tsx';
import { listMessages } from './messages.ts';
import { BothStatuses } from './status-badges.tsx';
import { useEntries } from './use-entries.ts';

/** True if a text of the draft contains the words of a search, as visitors read them. */
const matches = ({ standard, facts }: WordsFile, { id, draft }: Entry, search: string): boolean =>
  pageFields(id, standard).some((field) =>
    LOCALES.some((language) => {
      const value = valueAt(draft, fieldPath(language, field.name)) ?? field.standard?.[language];
      const texts = wordsIn(fillTexts(value, facts[language]));
      return texts.some((text) => containsWords([text], search));
    }),
  );

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
        .filter((entry) => search === '' || (words !== null && matches(words, entry, search)))
        .filter((entry) => hasStatus(listRow(entry), status)),
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
          {rows.map((entry) => (
            <li key={entry.id} className={`${ROW_CLASS} touch:pb-3`}>
              <div className={ROW_TEXT_CLASS}>
                <Link
                  to={`/admin/pages${url.hrefOf({ entry: entry.id })}`}
                  className="inline-block py-0.5 font-semibold text-a-ink hover:text-a-accent hover:underline touch:py-2.5"
                >
                  {entryName(entry, locale)}
                </Link>
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

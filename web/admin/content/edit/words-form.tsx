import { useMemo } from 'react';
import { useUndoToast } from '#admin/data/draft/undo.ts';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Button, CopyButton, Empty, Panel } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { NamedField, Part } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import { fillTexts } from '#model/content/fact-texts.ts';
import { type FieldPath, fieldPath, splitPath } from '#model/content/field-paths.ts';
import { isReadable } from '#model/content/fields.ts';
import { wordsIn } from '#model/content/word-fields.ts';
import type { WordsFile } from '#model/content/words.ts';
import { containsWords } from '#model/text-search.ts';
import { type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { useWordsFile } from '../../data/use-words-file.ts';
import { EntryField } from '../fields/field-list.tsx';
import { ContentSearch, contentUrlSchema } from '../list/list-filter.tsx';
import { listMessages } from '../list/messages.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession, OpenEntry } from '../save/entry-store.ts';
import { editorMessages } from './messages.ts';

const ROW_CLASS = 'grid items-start gap-x-4 gap-y-3 min-[760px]:grid-cols-2';

export function WordsForm({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const t = editorMessages[locale].words;
  const { noMatch, noMatchText } = listMessages[locale].pages;
  const { languages } = contentMessages[locale];
  const file = useWordsFile();
  const facts = file.state === 'ready' ? file.value.facts : null;
  const shown = useFoundFields(session, entry, facts);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <>
      <ContentSearch label={t.searchHere} />
      {entry.id === 'terms' && <p className="text-a-muted">{t.termsText}</p>}
      {shown.length === 0 && <Empty title={noMatch} text={noMatchText} />}
      {groups.map((group) => (
        <Panel
          key={group?.label.en}
          title={fillTexts(group?.label[locale] ?? '', facts?.[locale] ?? {})}
        >
          <div className="grid gap-4 p-4">
            {group?.hint && <p className="text-hint text-a-muted">{group.hint[locale]}</p>}
            {shown
              .filter((field) => field.group === group)
              .map((field) => (
                <div key={field.name} className={`group/row ${ROW_CLASS}`}>
                  {LOCALES.map((language) => (
                    <Word
                      key={language}
                      session={session}
                      entry={entry}
                      field={field}
                      language={language}
                    />
                  ))}
                </div>
              ))}
          </div>
        </Panel>
      ))}
      <GoneTexts session={session} entry={entry} />
      <div className="flex flex-wrap gap-2">
        {LOCALES.map((language) => (
          <StandardButton
            key={language}
            session={session}
            entry={entry}
            part={language}
            name={languages[language]}
          />
        ))}
      </div>
    </>
  );
}

const NO_FIELDS: readonly NamedField[] = [];

/** The fields whose texts contain the words of the search, as visitors read them. */
function useFoundFields(
  session: EntrySession,
  { wordFields = NO_FIELDS }: Entry,
  facts: WordsFile['facts'] | null,
): readonly NamedField[] {
  const { search } = useUrlState(contentUrlSchema).state;
  // A text that is being changed stays, even if it no longer contains the words.
  return useMemo(() => {
    const textsOf = (field: NamedField, language: Locale) => {
      const value = session.value(fieldPath(language, field.name)) ?? field.standard?.[language];
      const texts = [...wordsIn(value), field.label[language]];
      return fillTexts(texts, facts?.[language] ?? {});
    };
    return wordFields.filter((field) =>
      LOCALES.some((language) => containsWords(textsOf(field, language), search)),
    );
  }, [session, wordFields, search, facts]);
}

function Word({
  session,
  entry,
  field,
  language,
}: OpenEntry & { field: NamedField; language: Locale }) {
  const locale = useLocale();
  // A text is its own label; lists have names.
  const isNamed = field.type === 'items';
  const label = field.label[isNamed ? locale : language];
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p
        className="text-hint text-a-muted min-[760px]:group-not-first/row:hidden"
        aria-hidden="true"
      >
        {contentMessages[locale].languages[language]}
      </p>
      <EntryField
        session={session}
        entry={entry}
        field={{ ...field, label: inEachLocale(() => label) }}
        path={fieldPath(language, field.name)}
        language={language}
        hideLabel={!isNamed || label === field.group?.label[locale]}
      />
    </div>
  );
}

function StandardButton({ session, entry, part, name }: OpenEntry & { part: Part; name: string }) {
  const t = editorMessages[useLocale()].words;
  const showUndo = useUndoToast(session);
  const paths = (entry.wordFields ?? []).map((field) => fieldPath(part, field.name));
  const isStandard = useSelected(session, () =>
    paths.every((path) => (session.value(path) ?? null) === null),
  );
  function reset(): void {
    const acts = session.replace(new Map(paths.map((path) => [path, null])));
    showUndo(formatMessage(t.reset, { language: name }), acts);
  }
  return (
    <Button icon="undo" disabled={isStandard} onClick={reset}>
      {formatMessage(t.standardOf, { language: name })}
    </Button>
  );
}

/** Stored texts at names that the page has no more, or in another form. */
function GoneTexts({ session, entry }: OpenEntry) {
  const t = editorMessages[useLocale()].words;
  const showUndo = useUndoToast(session);
  const { wordFields = [] } = entry;
  const gone = useSelected(session, () =>
    [...(session.remote?.values ?? [])]
      .filter(([path, stored]) => {
        const field = wordFields.find(({ name }) => splitPath(path as FieldPath).name === name);
        const isShown = field !== undefined && isReadable(field, stored);
        return stored !== null && !isShown && session.value(path) !== null;
      })
      .map(([path]) => path)
      .join(' '),
  );
  if (gone === '') return null;
  return (
    <Panel title={t.gone}>
      <div className="grid gap-3 p-4">
        <p className="text-hint text-a-muted">{t.goneText}</p>
        {gone.split(' ').map((path) => {
          const text = wordsIn(session.value(path)).join('\n');
          return (
            <div key={path} className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 grow whitespace-pre-wrap">{text}</p>
              <CopyButton text={text} />
              <Button
                variant="quiet"
                icon="trash"
                onClick={() => showUndo(t.discarded, session.replace(new Map([[path, null]])))}
              >
                {t.discard}
              </Button>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

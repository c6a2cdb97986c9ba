import { useMemo } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Badge, Button, CopyButton, Empty, Panel, SearchField, useToast } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { NamedField } from '#model/content/content-types.ts';
import { fieldPath } from '#model/content/draft.ts';
import { isReadable, problemsOf } from '#model/content/fields.ts';
import { LIST_SEARCH_LENGTH } from '#model/content/list.ts';
import { wordsIn } from '#model/content/word-fields.ts';
import { sameValue } from '#model/same-value.ts';
import { containsWords } from '#model/words.ts';
import { type Locale, inEachLocale, LOCALES } from '#studio/locale.ts';
import { type OpenEntry, typeValues } from '../draft/entry-store.ts';
import { ConflictNotice } from '../fields/conflict-notice.tsx';
import { ItemsControl } from '../fields/field-list.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { contentMessages } from '../messages.ts';
import { problemText } from '../publishing/messages.ts';
import { wordMessages } from './messages.ts';

/** The texts of a page in its order, both languages side by side where there is room. */
export function WordsForm({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const t = wordMessages[locale];
  const { languages } = contentMessages[locale];
  const url = useUrlState(contentUrlSchema);
  const { search } = url.state;
  const { wordFields = [] } = entry;
  // A text that is being changed stays, whether it still contains the words or not.
  const shown = useMemo(
    () =>
      wordFields.filter(({ name, standard }) =>
        LOCALES.some((language) =>
          containsWords(
            wordsIn(session.value(fieldPath(language, name)) ?? standard?.[language]),
            search,
          ),
        ),
      ),
    [session, wordFields, search],
  );
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <>
      <SearchField
        applied={search}
        apply={(typed) => url.set({ search: typed })}
        label={t.searchHere}
        placeholder={t.searchHere}
        maxLength={LIST_SEARCH_LENGTH}
        hideLabel
      />
      {shown.length === 0 && <Empty title={t.noMatch} text={t.noMatchText} />}
      {groups.map((group) => (
        <Panel key={group?.label.en} title={group?.label[locale] ?? ''}>
          <div className="grid gap-4 p-4">
            {shown
              .filter((field) => field.group === group)
              .map((field) => (
                <div
                  key={field.name}
                  className="group/row grid items-start gap-x-4 gap-y-3 min-[760px]:grid-cols-2"
                >
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
            language={language}
            name={languages[language]}
          />
        ))}
      </div>
    </>
  );
}

/** One text or list in one language. */
function Word({
  session,
  entry,
  field,
  language,
}: OpenEntry & { field: NamedField; language: Locale }) {
  const locale = useLocale();
  const t = wordMessages[locale];
  const path = fieldPath(language, field.name);
  const standard = field.standard?.[language];
  const value = () => {
    const stored = session.value(path) ?? null;
    return stored !== null && isReadable(field, stored) ? stored : standard;
  };
  const isChanged = useSelected(session, () => !sameValue(value(), standard));
  const problems = useSelected(session, () =>
    problemsOf(field, value())
      .filter(({ code, item }) => isChanged && code !== 'too-long' && item === undefined)
      .map((problem) => problemText(t.thisText, problem, locale))
      .join(' '),
  );
  const Control = field.type === 'items' ? ItemsControl : TextControl;
  const label = field.label[field.type === 'items' ? locale : language];
  return (
    <div className="grid min-w-0 gap-1">
      <p
        className="text-hint text-a-muted min-[760px]:group-not-first/row:hidden"
        aria-hidden="true"
      >
        {contentMessages[locale].languages[language]}
      </p>
      <Control
        session={session}
        entry={entry}
        field={{ ...field, label: inEachLocale(() => label) }}
        path={path}
        value={value}
        type={(typed) => session.type(path, sameValue(typed, standard) ? null : typed)}
        language={language}
        hideLabel={field.type !== 'items' || label === field.group?.label[locale]}
        error={problems === '' ? undefined : problems}
      />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="info">{t.changed}</Badge>
          <Button variant="quiet" icon="undo" onClick={() => session.type(path, null)}>
            {t.standard}
          </Button>
        </div>
      )}
      <ConflictNotice session={session} path={path} field={field} language={language} />
    </div>
  );
}

/** Takes every text of a language back to the standard one, as typing would. */
function StandardButton({
  session,
  entry,
  language,
  name,
}: OpenEntry & { language: Locale; name: string }) {
  const t = wordMessages[useLocale()];
  const toast = useToast();
  const isStandard = useSelected(session, () =>
    (entry.wordFields ?? []).every(
      (field) => (session.value(fieldPath(language, field.name)) ?? null) === null,
    ),
  );
  function reset(): void {
    const shown = new Set((entry.wordFields ?? []).map((field) => fieldPath(language, field.name)));
    // Texts that the page has no more stay, to be copied.
    const before = typeValues(session, language, (path) =>
      shown.has(path) ? null : session.value(path),
    );
    toast({
      text: formatMessage(t.reset, { language: name }),
      undo: () => void typeValues(session, language, (path) => before.get(path)),
    });
  }
  return (
    <Button icon="undo" disabled={isStandard} onClick={reset}>
      {formatMessage(t.standardOf, { language: name })}
    </Button>
  );
}

/** Stored texts at names that the page has no more, or in another form. */
function GoneTexts({ session, entry }: OpenEntry) {
  const t = wordMessages[useLocale()];
  const { wordFields = [] } = entry;
  const gone = useSelected(session, () =>
    [...(session.remote?.values ?? [])]
      .filter(([path, stored]) => {
        const field = wordFields.find(({ name }) => path.endsWith(`.${name}`));
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
              <Button variant="quiet" icon="trash" onClick={() => session.type(path, null)}>
                {t.discard}
              </Button>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

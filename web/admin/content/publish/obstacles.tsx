import { useEffect, useRef } from 'react';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Notice } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { hasUnsavedText } from '#browser/unsaved-text.ts';
import { fieldsOf, findField, CONTENT_TYPES } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import { type FieldPath, fieldPath } from '#model/content/field-paths.ts';
import type { Problem } from '#model/content/fields.ts';
import { findProblems } from '#model/content/problems.ts';
import type { Locale } from '#studio/locale.ts';
import { labelOf } from '../fields/describe-value.ts';
import { focusField } from '../fields/field-control.ts';
import { problemText } from '../fields/problem-text.ts';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { contentMessages } from '../messages.ts';
import { type EntrySession, editedDraft } from '../save/entry-store.ts';
import { publishingMessages } from './messages.ts';

export interface Obstacle {
  text: string;
  path: FieldPath;
  alt?: Locale;
}

export function describeProblem(
  { type, wordFields = [] }: Entry,
  problem: Problem,
  language: Locale,
  reader: Locale,
  facts: Readonly<Record<string, string>>,
): Obstacle {
  const t = publishingMessages[reader];
  const { field: name, code, locale, item } = problem;
  const field = findField(type, name) ?? wordFields.find((one) => one.name === name);
  const path = fieldPath(name in CONTENT_TYPES[type].shared ? 'shared' : language, name);
  if (code === 'required' && locale !== undefined) {
    const { languages } = contentMessages[reader];
    const text = formatMessage(t.altMissing, { language: languages[locale] });
    return { path, text, alt: locale };
  }
  const called = field ? labelOf(field, reader, facts) : name;
  const isText = type === 'pages' && field?.type === 'text';
  const label = isText ? `“${called}”` : called;
  const ofItem = item && field?.fields?.[item.field]?.label[reader];
  const place = ofItem === undefined ? label : `${label}, ${(item?.index ?? 0) + 1}: ${ofItem}`;
  const inItem: FieldPath = item ? `${path}.${item.index}.${item.field}` : path;
  return { path: inItem, text: problemText(place, problem, reader) };
}

/** Obstacles that the browser knows: problems of fields, open conflicts, a picture not used yet. */
export function findObstacles(
  session: EntrySession,
  entry: Entry,
  language: Locale,
  reader: Locale,
  facts: Readonly<Record<string, string>>,
): Obstacle[] {
  const t = publishingMessages[reader];
  const draft = editedDraft(session, entry);
  const unreadable = entry.unreadable.filter((path) => !session.unsaved().includes(path));
  const problems = findProblems({ ...entry, draft, unreadable }, language).map((problem) =>
    describeProblem(entry, problem, language, reader, facts),
  );
  const fields = [language, 'shared' as const].flatMap((part) =>
    [...fieldsOf(entry.type, part), ...(part === 'shared' ? [] : (entry.wordFields ?? []))].map(
      (field) => ({ ...field, path: fieldPath(part, field.name) }),
    ),
  );
  const conflicts = fields.filter(({ path }) => session.conflictingValue(path) !== undefined);
  const picture = fields.find(({ type }) => type === 'picture' || type === 'pictures');
  return [
    ...(picture && hasUnsavedText('picture ')
      ? [{ path: picture.path, text: t.pictureWaits }]
      : []),
    ...conflicts.map((field) => ({
      path: field.path,
      text: formatMessage(t.conflict, { field: labelOf(field, reader, facts) }),
    })),
    ...problems,
  ];
}

const SEARCH_ENDS_MS = 200;

export function ObstacleList({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = publishingMessages[useLocale()];
  const list = useRef<HTMLDivElement>(null);
  const url = useUrlState(contentUrlSchema);
  function lead({ path, alt }: Obstacle): void {
    if (focusField(path, alt)) return;
    url.set({ search: '' });
    setTimeout(() => focusField(path, alt), SEARCH_ENDS_MS);
  }
  useEffect(() => {
    const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
    // The buttons do not stay in view in a low window; elsewhere scrolling to what stays would move the text.
    if (top < 0 || bottom > innerHeight) list.current?.scrollIntoView({ block: 'nearest' });
  }, [obstacles]);
  return (
    <div ref={list} className="max-h-[40vh] w-full overflow-auto">
      <Notice tone="danger" role="alert">
        <div className="grow">
          <p className="font-semibold">{t.obstacles}</p>
          <ul className="mt-1 grid list-disc gap-0.5 ps-5">
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.path} ${obstacle.text}`}>
                <button
                  type="button"
                  className="text-a-link underline underline-offset-[0.2em] text-start"
                  onClick={() => lead(obstacle)}
                >
                  {obstacle.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Notice>
    </div>
  );
}

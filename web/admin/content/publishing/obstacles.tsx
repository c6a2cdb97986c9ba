import { useEffect, useRef } from 'react';
import { Notice } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { hasUnsavedText } from '#browser/unsaved-text.ts';
import { type Entry, type FieldPath, fieldPaths, splitPath } from '#model/content/draft.ts';
import { type FieldName, findField } from '#model/content/kinds.ts';
import { type Problem, findProblems } from '#model/content/problems.ts';
import type { Locale } from '#studio/locale.ts';
import { type EntrySession, editedDraft } from '../draft/entry-store.ts';
import { focusField } from '../fields/field-control.ts';
import { contentMessages } from '../messages.ts';
import { publishingMessages } from './messages.ts';

/** Something that has to be done before a language can be published, and the field in which to do it. */
export interface Obstacle {
  text: string;
  path: FieldPath;
}

function pathOf({ kind }: Entry, name: FieldName, language: Locale): FieldPath {
  const part = findField(kind, name)?.part === 'shared' ? 'shared' : language;
  return `draft.${part}.${name}`;
}

/** @param reader language in which it is said */
export function describeProblem(
  entry: Entry,
  { field, code, limit, locale }: Problem,
  language: Locale,
  reader: Locale,
): Obstacle {
  const t = publishingMessages[reader];
  const { fields, languages } = contentMessages[reader];
  const path = pathOf(entry, field, language);
  if (code === 'required' && locale !== undefined) {
    return { path, text: formatMessage(t.altMissing, { language: languages[locale] }) };
  }
  return { path, text: formatMessage(t.codes[code], { field: fields[field], limit: limit ?? '' }) };
}

/**
 * What the browser knows that keeps a language from being published as the editor shows it: what is missing, texts of
 * others that wait for a decision, and a picture that is chosen and not used yet.
 */
export function findObstacles(
  session: EntrySession,
  entry: Entry,
  language: Locale,
  reader: Locale,
): Obstacle[] {
  const t = publishingMessages[reader];
  const { fields } = contentMessages[reader];
  const draft = editedDraft(session, entry);
  const problems = findProblems(entry.kind, draft, language).map((problem) =>
    describeProblem(entry, problem, language, reader),
  );
  const conflicts = fieldPaths(entry.kind).filter((path) => {
    const { part } = splitPath(path);
    return (part === language || part === 'shared') && session.theirs(path) !== undefined;
  });
  const picture = entry.kind === 'testimonials' ? 'picture' : 'cover';
  const waits = { path: `draft.shared.${picture}` as const, text: t.pictureWaits };
  return [
    ...(hasUnsavedText('picture ') ? [waits] : []),
    ...conflicts.map((path) => ({
      path,
      text: formatMessage(t.conflict, { field: fields[splitPath(path).name] }),
    })),
    ...problems,
  ];
}

/** What keeps a text from being published, beside the button that was pressed; each line leads to its field. */
export function ObstacleList({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = publishingMessages[useLocale()];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
    // In a low window the buttons do not stay in view; elsewhere scrolling to what stays would move the text.
    if (top < 0 || bottom > innerHeight) list.current?.scrollIntoView({ block: 'nearest' });
  }, [obstacles]);
  return (
    <div ref={list} className="max-h-[40vh] w-full overflow-auto">
      <Notice tone="danger" role="alert">
        <div className="grow">
          <p className="font-semibold">{t.obstacles}</p>
          <ul className="mt-1 grid list-disc gap-0.5 ps-5">
            {obstacles.map(({ text, path }) => (
              <li key={`${path} ${text}`}>
                <button
                  type="button"
                  className="text-a-link underline underline-offset-[0.2em] text-start"
                  onClick={() => focusField(path)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Notice>
    </div>
  );
}

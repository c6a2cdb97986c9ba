import { useState } from 'react';
import type { ValidationIssue } from '../../../../model/content-publishing.ts';
import { validateForPublishing } from '../../../../model/content-publishing.ts';
import { languageStatus } from '../../../../model/content-status.ts';
import type { Locale } from '../../../../model/locale.ts';
import { otherLocale } from '../../../../model/locale.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Button, Notice, formatMessage, useConfirm, useToast } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { applied } from './entry-mutations.ts';
import type { FieldPath } from './fields.ts';
import { textPath } from './fields.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { isSlugTaken } from './slug-taken.ts';
import { controlId } from './text-control.tsx';
import { useNow } from './use-now.ts';
import { useView } from './use-session.ts';
import { contentMessages } from './messages.ts';

/** The entry with everything that is typed, saved or not. */
function typedEntry(session: EntrySession): Entry | null {
  const { entry, fields } = session.view();
  if (entry === null) return null;
  return applied(entry, Object.fromEntries([...fields].map(([path, f]) => [path, f.local])));
}

function pathOf(problem: ValidationIssue, language: Locale): FieldPath {
  if (problem.field === 'cover') return `cover.alt.${problem.locale ?? language}`;
  if (problem.field === 'slug' || problem.field === 'link' || problem.field === 'person') {
    return problem.field;
  }
  return textPath(language, problem.field);
}

/** Publishes one language, now or later, or takes it off the site. */
export function PublishControls({
  session,
  entry,
  language,
}: {
  session: EntrySession;
  entry: Entry;
  language: Locale;
}) {
  const locale = useLocale();
  const { publishing: t, ...all } = contentMessages[locale];
  const toast = useToast();
  const confirm = useConfirm();
  const [problems, setProblems] = useState<ValidationIssue[]>([]);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const isHeld = useView(session, ({ fields }) =>
    [...fields.values()].some((f) => f.theirs !== null),
  );
  const now = useNow();
  const name = all.languages[language];
  const status = languageStatus(entry.kind, entry, language, now);
  const isLive = status.publishAt !== null;

  async function check(): Promise<boolean> {
    const typed = typedEntry(session);
    if (typed === null) return false;
    const taken = await isSlugTaken(typed.kind, typed.id, typed.slug);
    const found = validateForPublishing(typed.kind, typed.draft[language], typed, taken);
    setProblems(found);
    return found.length === 0;
  }

  async function attempt(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch {
      toast({ text: t.slugUnchecked, danger: true });
    } finally {
      setBusy(false);
    }
  }

  const publish = (at: number, done: string) =>
    attempt(async () => {
      if (!(await check())) return;
      // Offline this waits for the connection; the save state says so.
      void session.publish(language, at).then((worked) => {
        if (worked) toast({ text: formatMessage(done, { language: name }) });
      });
    });

  async function unpublish(): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(t.unpublishTitle, { language: name }),
      text: t.unpublishText,
      action: t.unpublish,
      danger: true,
    });
    if (!agreed || !(await session.unpublish(language))) return;
    toast({ text: formatMessage(t.unpublished, { language: name }) });
  }

  const when = (millis: number) =>
    formatDate(new Date(millis), locale, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <div className="grid gap-3 border-t border-a-line p-4">
      {status.outdated && (
        <Notice tone="warn">
          <p className="grow">
            {formatMessage(t.outdated, { language: all.languages[otherLocale(language)] })}
          </p>
          <Button onClick={() => void session.stillMatches(language)}>{t.matches}</Button>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="danger" role="alert">
          <div>
            <p className="font-semibold">{t.problems}</p>
            <ul className="mt-1 grid list-disc gap-0.5 ps-5">
              {problems.map((problem) => (
                <li key={`${problem.field}${problem.code}${problem.locale ?? ''}`}>
                  <button
                    type="button"
                    className="control-link text-start"
                    onClick={() => focusField(pathOf(problem, language))}
                  >
                    {describe(problem, all, t)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
      {status.publishAt !== null && (
        <p className="text-[0.875rem] text-a-muted">
          {formatMessage(status.publishAt > now ? t.from : t.since, {
            when: when(status.publishAt),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={busy}
          disabled={isHeld || status.state === 'published'}
          onClick={() => void publish(liveMoment(status.publishAt), t.published)}
        >
          {isLive && status.state === 'changed' ? t.republish : t.publish}
        </Button>
        <Button
          disabled={isHeld}
          onClick={() => void attempt(async () => setAsking(await check()))}
        >
          {t.schedule}
        </Button>
        {isLive && (
          <Button look="quiet" onClick={() => void unpublish()}>
            {t.unpublish}
          </Button>
        )}
      </div>
      <ScheduleDialog
        open={asking}
        first={status.publishAt}
        close={() => setAsking(false)}
        choose={(at) => {
          setAsking(false);
          void publish(at, t.scheduled);
        }}
      />
    </div>
  );
}

/** A text that is on the site keeps its day when it is corrected; a scheduled one appears now. */
function liveMoment(publishAt: number | null): number {
  const now = Date.now();
  return publishAt !== null && publishAt <= now ? publishAt : now;
}

function describe(
  { field, code, limit, locale }: ValidationIssue,
  all: Pick<(typeof contentMessages)['en'], 'fields' | 'languages'>,
  t: (typeof contentMessages)['en']['publishing'],
): string {
  if (field === 'cover' && locale)
    return formatMessage(t.altMissing, { language: all.languages[locale] });
  return formatMessage(t.codes[code], { field: all.fields[field], limit: limit ?? '' });
}

function focusField(path: FieldPath): void {
  document.querySelector<HTMLElement>(`[data-field="${controlId(path)}"]`)?.focus();
}

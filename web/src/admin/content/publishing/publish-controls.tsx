import { useState } from 'react';
import type { ValidationIssue } from '../../../../../model/publishing/problems.ts';
import { languageStatus, stillMatchesUpdate } from '../../../../../model/publishing/status.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, ButtonLink, Notice, useConfirm } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { isPublishedWith, isSharedText, textPath } from '../entry/entry-fields.ts';
import { publicPath } from './public-path.ts';
import { describePublishError } from './describe-publish-error.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { changeContent, findPublishIssues, publish } from './publish-operations.ts';
import { focusField } from '../fields/text-control.tsx';
import { useMutation } from '../../../data/use-mutation.ts';
import { useNow } from '../../../data/use-now.ts';
import { useSessionView } from '../autosave/use-entry-session.ts';
import { TranslationChanges } from '../translation/translation-changes.tsx';
import { translationMessages } from '../translation/messages.ts';
import { contentMessages } from '../messages.ts';
import { publishingMessages } from './messages.ts';

/** The path of the control that a validation issue belongs to. */
function issuePath(issue: ValidationIssue, language: Locale): FieldPath {
  if (issue.field === 'cover') return `cover.alt.${issue.locale ?? language}`;
  if (isSharedText(issue.field)) return issue.field;
  return textPath(language, issue.field);
}

/** Publishes one language, schedules it, or takes it off the site. */
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
  const t = publishingMessages[locale];
  const { languages } = contentMessages[locale];
  const confirm = useConfirm();
  const [issues, setIssues] = useState<ValidationIssue[]>([]);
  const { busy, run } = useMutation('publishing an entry', { describe: describePublishError });
  const [isComparing, setComparing] = useState(false);
  const [isScheduling, setScheduling] = useState(false);
  const isConflicting = useSessionView(session, ({ fields }) =>
    [...fields].some(([path, { remote }]) => remote !== null && isPublishedWith(path, language)),
  );
  const now = useNow();
  const name = languages[language];
  const other = languages[otherLocale(language)];
  const status = languageStatus(entry.kind, entry, language, now);
  const isLive = status.publishAt !== null;

  function validate(): boolean {
    const found = findPublishIssues(session, language);
    if (found === null) return false;
    setIssues(found);
    return found.length === 0;
  }

  async function validateAndPublish(at: number | null, done: string): Promise<void> {
    if (!validate()) return;
    await run(
      () => publish(session, language, at),
      (found) => {
        setIssues(found);
        return found.length > 0 ? undefined : { text: formatMessage(done, { language: name }) };
      },
    );
  }

  async function confirmAndUnpublish(): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(t.unpublishTitle, { language: name }),
      text: t.unpublishText,
      action: t.unpublish,
      danger: true,
    });
    if (!agreed) return;
    const { kind, id } = entry;
    await run(() => changeContent({ operation: 'unpublish', kind, entry: id, locale: language }), {
      text: formatMessage(t.unpublished, { language: name }),
    });
  }

  const when = (millis: number) => formatTime(millis, locale, 'time');

  return (
    <>
      <div className="grid gap-3 border-t border-a-line p-4 empty:hidden">
        {status.outdated && (
          <Notice tone="warn">
            <p className="grow">{formatMessage(t.outdated, { language: other })}</p>
            <Button onClick={() => setComparing(!isComparing)} aria-expanded={isComparing}>
              {formatMessage(translationMessages[locale].show, { language: other })}
            </Button>
            <Button onClick={() => void session.update(stillMatchesUpdate(language))}>
              {t.matches}
            </Button>
            {isComparing && (
              <div className="w-full min-w-0">
                <TranslationChanges entry={entry} language={language} />
              </div>
            )}
          </Notice>
        )}
        {issues.length > 0 && (
          <Notice tone="danger" role="alert">
            <div>
              <p className="font-semibold">{t.issues}</p>
              <ul className="mt-1 grid list-disc gap-0.5 ps-5">
                {issues.map((issue) => (
                  <li key={`${issue.field}${issue.code}${issue.locale ?? ''}`}>
                    <button
                      type="button"
                      className="control-link text-start"
                      onClick={() => focusField(issuePath(issue, language))}
                    >
                      {formatIssue(issue, locale)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </Notice>
        )}
        {status.publishAt !== null && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-[0.875rem] text-a-muted">
              {formatMessage(status.publishAt > now ? t.from : t.since, {
                when: when(status.publishAt),
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              {status.publishAt <= now && (
                <ButtonLink variant="quiet" to={publicPath(entry)} target="_blank">
                  {t.view}
                </ButtonLink>
              )}
              <Button variant="quiet" disabled={busy} onClick={() => void confirmAndUnpublish()}>
                {t.unpublish}
              </Button>
            </div>
          </div>
        )}
      </div>
      {/* In a small window, buttons that stay in view would hide too much of the text. */}
      <div className="content-publish bottom-0 z-6 flex flex-wrap gap-2 rounded-b-[0.6875rem] border-t border-a-line bg-a-panel px-4 py-3 [@media(min-height:40rem)]:sticky">
        <Button
          variant="primary"
          busy={busy}
          disabled={isConflicting || status.state === 'published'}
          onClick={() => void validateAndPublish(null, t.published)}
        >
          {isLive && status.state === 'changed' ? t.republish : t.publish}
        </Button>
        <Button disabled={isConflicting || busy} onClick={() => setScheduling(validate())}>
          {t.schedule}
        </Button>
      </div>
      {isScheduling && (
        <ScheduleDialog
          scheduledAt={status.publishAt}
          close={() => setScheduling(false)}
          choose={(at) => {
            setScheduling(false);
            void validateAndPublish(at, t.scheduled);
          }}
        />
      )}
    </>
  );
}

/** @param reader language in which it is said */
function formatIssue({ field, code, limit, locale }: ValidationIssue, reader: Locale): string {
  const t = publishingMessages[reader];
  const { fields, languages } = contentMessages[reader];
  if (field === 'cover' && locale) {
    return formatMessage(t.altMissing, { language: languages[locale] });
  }
  return formatMessage(t.codes[code], { field: fields[field], limit: limit ?? '' });
}

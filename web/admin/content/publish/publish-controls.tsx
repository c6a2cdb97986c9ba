import { useState } from 'react';
import { useMutation } from '#admin/data/use-mutation.ts';
import { useFacts } from '#admin/data/use-words-file.ts';
import { Button, ButtonLink, Notice, useConfirm } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_TYPES, isSingleton } from '#model/content/content-types.ts';
import { type Entry, slugOf } from '#model/content/draft.ts';
import { entryPath, isPaged } from '#model/content/paths.ts';
import { findProblems } from '#model/content/problems.ts';
import { type LanguageStatus, languageStatus, sharedWaitsFor } from '#model/content/status.ts';
import { type Locale, LOCALES, languagePath, otherLocales } from '#studio/locale.ts';
import { InLanguage } from '../../ui/in-language.tsx';
import { contentMessages } from '../messages.ts';
import { changeContent } from '../save/change-content.ts';
import type { OpenEntry } from '../save/entry-store.ts';
import { describePublishError, namesOf, publish } from './commands.ts';
import { publishingMessages } from './messages.ts';
import { type Obstacle, describeProblem, findObstacles, ObstacleList } from './obstacles.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

export function PublishControls({ session, entry, language }: OpenEntry & { language: Locale }) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const { languages: names } = contentMessages[locale];
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const [isScheduling, setScheduling] = useState(false);
  const { busy, run } = useMutation('publishing an entry', { describe: describePublishError });
  const confirm = useConfirm();
  const facts = useFacts();
  const status = languageStatus(entry, language);
  const { scheduledAt, publishedAt, state } = status;
  const isReady = (one: Locale) => {
    const other = languageStatus(entry, one);
    const isNew = other.state === 'draft' || other.state === 'changed';
    return isNew && other.scheduledAt === null && findProblems(entry, one).length === 0;
  };

  function isHindered(languages: readonly Locale[]): boolean {
    const found = languages.flatMap((one) => findObstacles(session, entry, one, locale, facts));
    setObstacles(found);
    return found.length > 0;
  }

  async function attempt(languages: readonly Locale[], at: number | null): Promise<void> {
    if (isHindered(languages)) return;
    await run(
      () => publish(session, entry, languages, at),
      ({ published, refused }) => {
        const done = formatMessage(
          at === null ? t.published : t.scheduled,
          namesOf(published, locale),
        );
        if (!refused) return { text: done };
        const { problems, language: one } = refused;
        setObstacles(
          problems.map((problem) => describeProblem(entry, problem, one, locale, facts)),
        );
        const notDone = formatMessage(t.refused, { language: names[one] });
        return published.length === 0 ? undefined : { text: `${done} ${notDone}` };
      },
    );
  }

  async function publishNow(): Promise<void> {
    if (scheduledAt !== null) {
      const agreed = await confirm({
        title: formatMessage(t.publishNowTitle, { language: names[language] }),
        text: formatMessage(t.publishNowText, { when: formatTime(scheduledAt, locale, 'time') }),
        action: t.publishNow,
      });
      if (!agreed) return;
    }
    await attempt([language], null);
  }

  const isDone = state === 'published' || state === 'standard';
  const isWaiting = scheduledAt !== null;
  const isChange = publishedAt !== null && state === 'changed';
  const controls = (
    <Button
      variant={isWaiting ? 'plain' : 'primary'}
      busy={busy}
      disabled={isDone}
      onClick={() => void publishNow()}
    >
      <InLanguage
        text={isWaiting ? t.publishNow : isChange ? t.republish : t.publish}
        language={language}
      />
    </Button>
  );
  return (
    <>
      <div className="grid gap-3 border-t border-a-line p-4 empty:hidden">
        {status.outdated && <OutdatedNotice entry={entry} language={language} />}
        <PublishedSince entry={entry} language={language} status={status} />
      </div>
      {/* Buttons that stay in view would hide too much of the text in a small window. */}
      <div className="content-publish bottom-0 z-6 flex flex-wrap gap-2 rounded-b-[0.6875rem] border-t border-a-line bg-a-panel px-4 py-3 [@media(min-height:40rem)]:sticky">
        {obstacles.length > 0 && <ObstacleList obstacles={obstacles} />}
        {!isWaiting && controls}
        {LOCALES.every(isReady) && (
          <Button disabled={busy} onClick={() => void attempt(LOCALES, null)}>
            {t.publishBoth}
          </Button>
        )}
        <Button
          variant={isWaiting ? 'primary' : 'plain'}
          disabled={busy || isDone}
          onClick={() => setScheduling(!isHindered([language]))}
        >
          <InLanguage text={isWaiting ? t.reschedule : t.schedule} language={language} />
        </Button>
        {isWaiting && controls}
      </div>
      {isScheduling && (
        <ScheduleDialog
          status={status}
          close={() => setScheduling(false)}
          choose={(at) => {
            setScheduling(false);
            void attempt([language], at);
          }}
        />
      )}
    </>
  );
}

function PublishedSince({
  entry,
  language,
  status: { publishedAt, scheduledAt, problem },
}: {
  entry: Entry;
  language: Locale;
  status: LanguageStatus;
}) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const { languages: names } = contentMessages[locale];
  const confirm = useConfirm();
  const facts = useFacts();
  const { busy, run } = useMutation('withdrawing an entry', { describe: describePublishError });
  if (publishedAt === null && scheduledAt === null && problem === null) return null;
  const name = { language: names[language] };
  const when = (time: number) => ({ when: formatTime(time, locale, 'time') });
  const awaited = sharedWaitsFor(entry, language);
  const awaitedAt = awaited === undefined ? null : (entry.scheduled[awaited]?.at ?? null);
  const lines = [
    ...(scheduledAt === null ? [] : [formatMessage(t.from, when(scheduledAt))]),
    ...(publishedAt === null
      ? []
      : [formatMessage(scheduledAt === null ? t.since : t.earlier, when(publishedAt))]),
    ...(awaited === undefined || awaitedAt === null
      ? []
      : [formatMessage(t.sharedWaits, { language: names[awaited], ...when(awaitedAt) })]),
  ];

  const change = (command: 'cancel' | 'withdraw', text: string) =>
    run(() => changeContent({ command, type: entry.type, entry: entry.id, locale: language }), {
      text,
    });

  async function withdraw(): Promise<void> {
    const { type } = entry;
    const others = otherLocales(language).filter((one) => entry.published[one] !== null);
    const isStudio = type === 'studio';
    const stays = formatMessage(isStudio ? t.factsStay : t.otherStays, namesOf(others, locale));
    const rest = others.length > 0 ? stays : isStudio ? t.factsEnd : '';
    const agreed = await confirm({
      title: formatMessage(t.unpublishTitle, name),
      text: `${isSingleton(type) ? t.unpublishWords : t.unpublishText} ${rest}`,
      action: t.unpublish,
      danger: true,
    });
    if (agreed) await change('withdraw', `${formatMessage(t.unpublished, name)} ${rest}`);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-[0.875rem] text-a-muted">{lines.join(' ')}</p>
      {problem !== null && (
        <Notice tone="danger">
          {`${t.failed} ${describeProblem(entry, problem, language, locale, facts).text}`}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {publishedAt !== null && (
          <ButtonLink
            variant="quiet"
            to={languagePath(publicPath(entry), language)}
            target="_blank"
          >
            <InLanguage text={t.view} language={language} />
          </ButtonLink>
        )}
        {(scheduledAt !== null || problem !== null) && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => void change('cancel', formatMessage(t.cancelled, name))}
          >
            <InLanguage text={t.cancel} language={language} />
          </Button>
        )}
        {publishedAt !== null && (
          <Button variant="quiet" disabled={busy} onClick={() => void withdraw()}>
            <InLanguage text={t.unpublish} language={language} />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Public paths that are not the page's id. */
const PATHS: Readonly<Record<string, string>> = { studio: '/services', home: '/', frame: '/' };

/** The list, if the address in the draft may be one that is not public yet. */
function publicPath({ type, id, draft, published, revision }: Entry): string {
  if (type === 'pages') return PATHS[id] ?? `/${id}`;
  const isPublic = published.shared === revision.shared;
  return isPaged(type) && isPublic ? entryPath(type, slugOf(draft)) : CONTENT_TYPES[type].path;
}

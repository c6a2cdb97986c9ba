import { type Tone, Badge } from '#admin/ui/index.ts';
import { formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { LanguageStatus } from '#model/content/status.ts';
import { type Bilingual, LOCALES } from '#studio/locale.ts';
import { contentMessages } from '../messages.ts';

const TONES: Readonly<Record<LanguageStatus['state'], Tone>> = {
  missing: 'plain',
  standard: 'plain',
  draft: 'plain',
  scheduled: 'info',
  published: 'good',
  changed: 'warn',
};

export function StatusBadges({ status }: { status: LanguageStatus }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { state, scheduledAt } = status;
  return (
    <>
      <Badge tone={TONES[state]}>
        {state === 'scheduled' && scheduledAt !== null
          ? `${t.states[state]} ${formatTime(scheduledAt, locale, 'shortTime')}`
          : t.states[state]}
      </Badge>
      {status.problem && <Badge tone="danger">{t.failed}</Badge>}
      {status.outdated && <Badge tone="warn">{t.outdated}</Badge>}
    </>
  );
}

export function BothStatuses({ status }: { status: Bilingual<LanguageStatus> }) {
  const t = contentMessages[useLocale()];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1">
      {LOCALES.map((language) => (
        <div key={language} className="flex flex-wrap items-center gap-1.5">
          <dt className="text-[0.8125rem] text-a-muted">{t.languages[language]}</dt>
          <dd className="flex flex-wrap gap-1">
            <StatusBadges status={status[language]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

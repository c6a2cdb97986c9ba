import { formatTime } from '../../features/locale/format-time.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import type { VisitsAnswer } from '../../../../model/visits/api.ts';

/** Bars between two days that are named below the chart. */
const LABEL_STEP = 5;

/** Views as a bar for each day. Built from HTML, so that its text keeps its size on a phone. */
export function DayChart({ days, label }: { days: VisitsAnswer['days']; label: string }) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <div role="img" aria-label={label} className="flex text-center text-[0.75rem] leading-tight">
      {days.map(({ day, views }, index) => {
        const dayName = formatTime(day, locale, 'shortDay');
        const isLabelled = (days.length - 1 - index) % LABEL_STEP === 0;
        return (
          <div
            key={day}
            className="min-w-0 flex-1"
            title={`${dayName}: ${formatNumber(views, locale)}`}
          >
            <div className="flex h-32 flex-col items-center justify-end border-b border-a-edge">
              {views > 0 && views === most && (
                <span className="h-5">{formatNumber(views, locale)}</span>
              )}
              {views > 0 && (
                <span
                  className="min-h-1 w-[70%] max-w-12 rounded-t-sm bg-a-accent forced-colors:bg-[CanvasText]"
                  style={{ height: `calc((100% - 1.25rem) * ${views / most})` }}
                />
              )}
            </div>
            <div className="flex h-8 justify-center pt-1 whitespace-nowrap text-a-muted">
              {isLabelled && dayName}
            </div>
          </div>
        );
      })}
    </div>
  );
}

import { formatTime } from '../../features/locale/format-time.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import type { DayCount } from '../../../../model/day-count.ts';

interface DayChartProps {
  /** Days, or months as `yyyy-mm`. */
  days: readonly DayCount[];
  label: string;
  /** How the time below a bar is written. */
  time?: 'shortDay' | 'shortMonth';
}

/** Bar chart with one bar per day or month. Built from HTML, so that its text keeps its size on a phone. */
export function DayChart({ days, label, time = 'shortDay' }: DayChartProps) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const everyNth = days.length > 30 ? 15 : days.length > 12 ? 5 : 1;
  const dayName = (day: string) => formatTime(day, locale, time);
  return (
    <div role="img" aria-label={label} className="flex text-center text-[0.75rem] leading-tight">
      {days.map(({ day, count }, index) => {
        const isNumbered = count > 0 && (days.length <= 7 || count === most);
        const isLabelled = (days.length - 1 - index) % everyNth === 0;
        return (
          <div
            key={day}
            className="min-w-0 flex-1"
            title={`${dayName(day)}: ${formatNumber(count, locale)}`}
          >
            <div className="flex h-32 flex-col items-center justify-end border-b border-a-edge">
              {isNumbered && <span className="h-5">{formatNumber(count, locale)}</span>}
              {count > 0 && (
                <span
                  className="min-h-1 w-[70%] max-w-12 rounded-t-sm bg-a-accent forced-colors:bg-[CanvasText]"
                  style={{ height: `calc((100% - 1.25rem) * ${count / most})` }}
                />
              )}
            </div>
            <div
              className={`flex h-8 justify-center pt-1 text-a-muted ${everyNth > 1 ? 'whitespace-nowrap' : ''}`}
            >
              {isLabelled && dayName(day)}
            </div>
          </div>
        );
      })}
    </div>
  );
}

import { formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';

/** Drawn in HTML, so that its text keeps its size on a phone. @param props.earlier days of the span before, which are paler */
export function DayChart({
  days,
  label,
  earlier = 0,
}: {
  days: readonly { day: string; views: number }[];
  label: string;
  earlier?: number;
}) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div role="img" aria-label={label} className="text-[0.75rem] leading-tight text-a-muted">
      <span>{formatNumber(most, locale)}</span>
      <div className="mt-1 flex h-28 items-end border-y border-t-a-line border-b-a-edge">
        {days.map(({ day, views }, index) => (
          <div
            key={day}
            className="flex h-full min-w-0 flex-1 items-end justify-center"
            title={`${formatTime(day, locale, 'shortDay')}: ${formatNumber(views, locale)}`}
          >
            {views > 0 && (
              <span
                className={`min-h-1 w-[70%] max-w-12 rounded-t-sm ${index < earlier ? 'bg-a-edge forced-colors:bg-[GrayText]' : 'bg-a-accent forced-colors:bg-[CanvasText]'}`}
                style={{ height: `${(views / most) * 100}%` }}
              />
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-2 pt-1">
        {named.map(
          (one) => one && <span key={one.day}>{formatTime(one.day, locale, 'shortDay')}</span>,
        )}
      </div>
    </div>
  );
}

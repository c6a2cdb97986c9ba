import { formatDate, formatNumber, useLocale } from '../../features/locale/index.ts';
import type { ErrorDay } from './error-days.ts';

const WIDTH = 600;
const HEIGHT = 140;
const FLOOR = HEIGHT - 22;
const TOP = 18;

/** Bars, one per day; numbers stand on them where there is room. */
export function DayChart({ days, label }: { days: readonly ErrorDay[]; label: string }) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / days.length;
  const width = Math.min(48, step * 0.7);
  const everyNth = days.length > 10 ? 5 : 1;
  const dayName = (day: string) => formatDate(day, locale, { day: 'numeric', month: 'short' });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} stroke="var(--a-edge)" />
      {days.map(({ day, count }, index) => {
        const height = count === 0 ? 0 : Math.max(3, ((FLOOR - TOP) * count) / most);
        const middle = step * (index + 0.5);
        const isLabelled = (days.length - 1 - index) % everyNth === 0;
        return (
          <g key={day} textAnchor="middle" fontSize="13">
            <title>{`${dayName(day)}: ${formatNumber(count, locale)}`}</title>
            <rect x={middle - step / 2} y="0" width={step} height={HEIGHT} fill="transparent" />
            <rect
              x={middle - width / 2}
              y={FLOOR - height}
              width={width}
              height={height}
              rx="3"
              fill="var(--a-accent)"
            />
            {count > 0 && (everyNth === 1 || count === most) && (
              <text x={middle} y={FLOOR - height - 5} fill="var(--a-ink)">
                {formatNumber(count, locale)}
              </text>
            )}
            {isLabelled && (
              <text x={middle} y={HEIGHT - 5} fill="var(--a-muted)">
                {dayName(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

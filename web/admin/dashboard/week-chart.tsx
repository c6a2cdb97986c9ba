import { formatMessage, formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Dashboard } from '#model/dashboard/api.ts';
import { dashboardMessages } from './messages.ts';

const HEIGHT = 48;
const STEP = 10;
const BAR = 7;

/** Views by day: a bar of the last week beside that of the same day a week before. */
export function WeekChart({ days }: { days: Dashboard['days'] }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const most = Math.max(1, ...days.map(({ views }) => views));
  const half = days.length / 2;
  const figures = days.slice(half).map(({ day, views }, at) => ({
    day: formatTime(day, locale, 'shortDay'),
    numbers: formatMessage(t.beside, {
      last: formatNumber(views, locale),
      before: formatNumber(days[at]?.views ?? 0, locale),
    }),
  }));
  return (
    <>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-20 w-full forced-colors:text-[CanvasText]"
        aria-hidden="true"
      >
        {days.map(({ day, views }, index) => {
          const isLast = index >= half;
          const place = (isLast ? index - half : index) * 2 + (isLast ? 1 : 0);
          const height = (views / most) * (HEIGHT - 2);
          return (
            <rect
              key={day}
              x={place * STEP + (isLast ? 0 : STEP - BAR)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={
                isLast
                  ? 'fill-a-accent forced-colors:fill-[CanvasText]'
                  : 'fill-a-edge forced-colors:fill-[GrayText]'
              }
            />
          );
        })}
        <line x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-a-edge" />
      </svg>
      <details className="text-[0.875rem]">
        <summary className="cursor-pointer text-a-link underline underline-offset-[0.2em] touch:py-3">
          {t.figures}
        </summary>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {figures.map(({ day, numbers }) => (
            <div key={day} className="contents">
              <dt className="text-a-muted">{day}</dt>
              <dd className="tabular-nums">{numbers}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

import type { VisitTotals as Totals } from '../../../../model/visits/counts.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

/** Messages for every hundred visitors; null without visitors. */
const perHundred = ({ messages, visitors }: Totals): number | null =>
  visitors === 0 ? null : (messages / visitors) * 100;

/** The figures of the span, each next to that of the span before. */
export function VisitTotals({ counts, before }: { counts: Totals; before: Totals }) {
  const t = visitsMessages[useLocale()];
  return (
    <dl className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-4">
      <Total name={t.views} value={counts.views} before={before.views} />
      <Total name={t.visitors} value={counts.visitors} before={before.visitors} />
      <Total name={t.messages} value={counts.messages} before={before.messages} />
      <Total name={t.perHundred} value={perHundred(counts)} before={perHundred(before)} />
    </dl>
  );
}

function Total({
  name,
  value,
  before,
}: {
  name: string;
  value: number | null;
  before: number | null;
}) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const shown = (figure: number | null): string =>
    figure === null ? '–' : formatNumber(figure, locale, { maximumFractionDigits: 1 });
  return (
    <div className="grid content-start">
      <dt className="text-a-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{shown(value)}</dd>
      <dd className="control-hint">{formatMessage(t.before, { value: shown(before) })}</dd>
    </div>
  );
}

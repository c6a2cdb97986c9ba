import type { Vital, VitalSummary } from '../../../../model/visits/vitals.ts';
import {
  DEVICES,
  PAGE_KINDS,
  summarizeVital,
  VITAL_NAMES,
  VITALS,
} from '../../../../model/visits/vitals.ts';
import type { VisitCounts } from '../../../../model/visits/counts.ts';
import type { Locale } from '../../../../model/locale.ts';
import { Badge, Panel } from '../../controls/index.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

/** Share of page loads within the threshold from which the figure is called good (https://web.dev/articles/vitals). */
const GOOD_SHARE = 0.75;

/** A value of a figure with its unit. */
function formatVital(vital: Vital, value: number, locale: Locale): string {
  if (vital === 'cls') return formatNumber(value, locale, { maximumFractionDigits: 3 });
  const unit = vital === 'lcp' ? 'second' : 'millisecond';
  return formatNumber(vital === 'lcp' ? value / 1000 : value, locale, { style: 'unit', unit });
}

/** How fast the pages were for visitors, by kind of page and device. */
export function VitalsTable({ vitals }: { vitals: VisitCounts['vitals'] }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const rows = PAGE_KINDS.flatMap((kind) => DEVICES.map((device) => ({ kind, device })))
    .map(({ kind, device }) => ({
      kind,
      device,
      figures: VITAL_NAMES.map((vital) => ({
        vital,
        summary: summarizeVital(vital, vitals[`${kind}/${device}/${vital}`] ?? {}),
      })),
    }))
    .filter(({ figures }) => figures.some(({ summary }) => summary !== null));
  return (
    <Panel title={t.vitals}>
      {rows.length === 0 ? (
        <p className="p-4 text-a-muted">{t.noVitals}</p>
      ) : (
        <table className="control-table control-table-cards">
          <thead>
            <tr>
              <th scope="col">{t.page}</th>
              {VITAL_NAMES.map((vital) => (
                <th key={vital} scope="col" className="whitespace-normal">
                  {t.vitalNames[vital]}{' '}
                  <span className="font-normal">
                    {formatMessage(t.goodUpTo, {
                      value: formatVital(vital, VITALS[vital].good, locale),
                    })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, device, figures }) => (
              <tr key={`${kind}/${device}`}>
                <th scope="row">
                  {t.kinds[kind]}, {t.devices[device]}
                </th>
                {figures.map(({ vital, summary }) => (
                  <td key={vital} data-label={t.vitalNames[vital]}>
                    {summary === null ? '–' : <Figure vital={vital} summary={summary} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="control-hint p-4">{t.vitalsHint}</p>
    </Panel>
  );
}

function Figure({ vital, summary }: { vital: Vital; summary: VitalSummary }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const { good, p75, count } = summary;
  const value = (edge: number): string => formatVital(vital, edge, locale);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={good >= GOOD_SHARE ? 'good' : 'warn'}>
        {formatMessage(t.goodShare, {
          share: formatNumber(good, locale, { style: 'percent' }),
        })}
      </Badge>
      <span>
        {p75.to === null
          ? formatMessage(t.p75Over, { from: value(p75.from) })
          : formatMessage(t.p75, { from: value(p75.from), to: value(p75.to) })}
      </span>
      <span className="control-hint">
        {formatMessage(t.loads, { count: formatNumber(count, locale) })}
      </span>
    </span>
  );
}

import type { VisitsAnswer } from '../../../../model/visits/api.ts';
import { csv } from '../contact/csv.ts';

/** The figures of a span as CSV: a row per day or month and per name. */
export function visitsCsv({ times, counts }: VisitsAnswer): string {
  const names = (kind: string, views: Record<string, number>, messages: Record<string, number>) =>
    Object.entries(views).map(([name, count]) => [
      kind,
      name,
      String(count),
      '',
      String(messages[name] ?? 0),
    ]);
  return csv([
    ['kind', 'name', 'views', 'visitors', 'messages'],
    ...times.map(({ time, views, visitors, messages }) => [
      'time',
      time,
      String(views),
      String(visitors),
      String(messages),
    ]),
    ...names('page', counts.pages, counts.message_pages),
    ...names('referrer', counts.referrers, counts.message_referrers),
    ...names('campaign', counts.sources, counts.message_sources),
    ...names('language', counts.locales, counts.message_locales),
  ]);
}

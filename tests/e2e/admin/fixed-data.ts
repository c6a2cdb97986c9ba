import type { Page } from '@playwright/test';
import { NO_COUNTS } from '../../../model/visits/counts.ts';

/** A moment of all fixed records. */
export const DATE = new Date('2025-03-04T05:06:07Z');

/** A picture that the entry of `answerWithFixedData` uses. */
export const PICTURE = '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001';

/**
 * Answers with fixed records where other tests change what there is: the functions for admins, and the numbers that the
 * database counts.
 */
export async function answerWithFixedData(page: Page): Promise<void> {
  const time = DATE.getTime();
  const group = {
    id: 'v1-0123456789abcdef',
    error_report_by_dev: 'Loading the blog posts',
    error_report_by_system: 'TypeError: Failed to fetch',
    what_function: 'refreshContent',
    count: 12,
    first_seen: time,
    last_seen: time,
    what_page: ['/blog'],
    what_platform: ['Client'],
    days: [0, 3, 9],
    status: 'open',
    resolved_after: null,
    resolved_at: null,
    reopened: true,
    changed_by: null,
  };
  const report = { id: 'one', created_date: time, what_page: '/blog', what_platform: 'Client' };
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2025-03-${String(index + 1).padStart(2, '0')}`,
    count: index % 4,
  }));
  await page.route('**/api/admin/errors?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (!query.has('group')) return route.fulfill({ json: { groups: [group], next: null } });
    const stack = 'TypeError: Failed to fetch\n    at refreshContent (content.js:12:31)';
    return route.fulfill({ json: { error_stack_report_by_system: stack, reports: [report] } });
  });
  await page.route('**/api/admin/dashboard?*', (route) =>
    route.fulfill({
      json: {
        messages: { overWeek: 2, overDay: 0, fresh: 0, inProgress: 2 },
        content: ['blog', 'portfolio', 'testimonials'].map((kind) => ({
          kind,
          live: { en: 0, id: 0 },
          scheduled: 4,
          half: 0,
          outdated: 4,
        })),
        notes: [{ entry: 'one', person: 'Ayu Lestari' }],
        errors: { days, began: 0 },
      },
    }),
  );
  await page.route('**/api/admin/visits?*', (route) =>
    route.fulfill({
      json: { times: [], counts: NO_COUNTS, before: { views: 0, visitors: 0, messages: 0 } },
    }),
  );
  await page.route('**/api/admin/pictures?*', (route) =>
    route.fulfill({
      json: {
        pictures: [
          {
            id: PICTURE,
            name: 'field.webp',
            width: 1440,
            height: 810,
            alt: { en: 'A green field', id: 'Hamparan hijau' },
            created_at: time,
            uses: [
              {
                kind: 'blog',
                entry: 'one',
                title: { en: 'About fields', id: '' },
                exists: true,
                places: ['draft_cover', 'live_text'],
              },
            ],
            delete_at: null,
          },
          {
            id: '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5002',
            name: 'sea.webp',
            width: 1440,
            height: 810,
            alt: { en: '', id: '' },
            created_at: time,
            uses: [],
            delete_at: time,
          },
        ],
        next: null,
      },
    }),
  );
  await page.route(/:runAggregationQuery/, async (route) => {
    const { structuredAggregationQuery: asked } = route.request().postDataJSON() as {
      structuredAggregationQuery: { aggregations: { alias: string }[] };
    };
    const aggregateFields = { [asked.aggregations[0]?.alias ?? '']: { integerValue: '2' } };
    await route.fulfill({ json: [{ result: { aggregateFields }, readTime: DATE }] });
  });
}

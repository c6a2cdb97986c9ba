import type { Page } from '@playwright/test';

/** A moment of all fixed records. */
export const DATE = new Date('2025-03-04T05:06:07Z');

/** A picture that the entry of `answerWithFixedData` uses. */
export const PICTURE = '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001';

/** Answers with fixed records in place of the functions for admins, whose records other tests change. */
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
    what_page: '/blog',
    what_platform: 'Client',
    build: '0123456789abcdef',
    status: 'open',
    resolved_build: null,
    resolved_at: null,
    reopened: true,
    changed_by: null,
  };
  await page.route('**/api/admin/errors?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (!query.has('group')) return route.fulfill({ json: { groups: [group], next: null } });
    const stack = 'TypeError: Failed to fetch\n    at refreshContent (content.js:12:31)';
    return route.fulfill({ json: { error_stack_report_by_system: stack } });
  });
  await page.route('**/api/admin/dashboard', (route) =>
    route.fulfill({
      json: {
        newMessages: 2,
        notNotified: ['one'],
        newErrors: 3,
        content: ['blog', 'portfolio', 'testimonials'].map((kind) => ({
          kind,
          scheduled: 4,
          changed: 5,
        })),
      },
    }),
  );
  await page.route('**/api/admin/visits', (route) =>
    route.fulfill({
      json: {
        days: Array.from({ length: 30 }, (_, index) => ({
          day: `2025-03-${String(index + 1).padStart(2, '0')}`,
          views: index % 4,
          visitors: index % 3,
          messages: 0,
        })),
        counts: {
          views: 43,
          visitors: 30,
          messages: 2,
          locales: { en: 13, id: 30 },
          pages: { '/': 30, '/blog/a-post-with-a-rather-long-address': 10, other: 3 },
          sources: { 'www.google.com': 9, instagram: 3 },
          message_sources: { instagram: 1 },
        },
      },
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
                isPublic: true,
              },
            ],
          },
          {
            id: '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5002',
            name: 'sea.webp',
            width: 1440,
            height: 810,
            alt: { en: '', id: '' },
            created_at: time,
            uses: [],
          },
        ],
        next: null,
      },
    }),
  );
}

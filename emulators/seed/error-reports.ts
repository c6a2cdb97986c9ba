import type { ErrorReport } from '#model/errors/report-limits.ts';

const HOUR = 3_600_000;

const TIMEOUT: ErrorReport = {
  error_report_by_dev: 'Loading the blog posts',
  error_report_by_system: 'TypeError: Failed to fetch',
  error_stack_report_by_system:
    'TypeError: Failed to fetch\n    at refreshContent (https://contoh.example/assets/content-4f1c.js:12:31)\n    at async show (https://contoh.example/assets/blog-9a2e.js:3:14)',
  what_platform: 'Client',
  what_page: '/blog',
  what_function: 'refreshContent',
};

const STORAGE: ErrorReport = {
  error_report_by_dev: 'Keeping the contact form as a draft',
  error_report_by_system:
    "QuotaExceededError: Setting the value of 'contact_draft' exceeded the quota.",
  error_stack_report_by_system:
    "QuotaExceededError: Setting the value of 'contact_draft' exceeded the quota.\n    at writeSnapshot (https://contoh.example/assets/contact-77b0.js:5:18)",
  what_platform: 'Client',
  what_page: '/contact-us',
  what_function: 'writeSnapshot',
};

const REPORTS: [hoursAgo: number, ErrorReport][] = [
  [1, TIMEOUT],
  [5, { ...TIMEOUT, what_page: '/our-portofolio' }],
  [26, TIMEOUT],
  [50, STORAGE],
  [120, TIMEOUT],
  [300, STORAGE],
];

/** Error reports by document id, as visitors' browsers would have sent them. */
export function seedErrorReports(now: Date): Map<string, ErrorReport & { created_date: Date }> {
  return new Map(
    REPORTS.map(([hoursAgo, report], index) => [
      `seed-error-${index + 1}`,
      { ...report, created_date: new Date(now.getTime() - hoursAgo * HOUR) },
    ]),
  );
}

import type { ContactMessage } from '#model/contact/message.ts';
import type { ErrorReport } from '#model/errors/report-limits.ts';
import { ACCOUNTS } from './accounts.ts';

const NOT_STARTED: ErrorReport = {
  error_report_by_dev: 'starting the app',
  error_report_by_system: 'TypeError: Failed to fetch',
  error_stack_report_by_system:
    'TypeError: Failed to fetch\n    at loadPayload (https://contoh.example/assets/entry-4f1c.js:12:31)\n    at async openPage (https://contoh.example/assets/entry-4f1c.js:3:14)',
  what_platform: 'Client',
  what_page: '/blog',
  what_function: 'start',
};

const NOT_SENT: ErrorReport = {
  error_report_by_dev: 'sending the contact form',
  error_report_by_system: 'Error: /api/contact: 503 unavailable',
  error_stack_report_by_system:
    'Error: /api/contact: 503 unavailable\n    at reportFailure (https://contoh.example/assets/send-message-77b0.js:5:18)',
  what_platform: 'Client',
  what_page: '/contact-us',
  what_function: 'sendMessage',
};

const REPORTS: [hoursAgo: number, ErrorReport][] = [
  [1, NOT_STARTED],
  [5, { ...NOT_STARTED, what_page: '/our-portofolio' }],
  [26, NOT_STARTED],
  [50, NOT_SENT],
  [120, NOT_STARTED],
  [300, NOT_SENT],
];

export function seedErrorReports(now: Date): Map<string, ErrorReport & { created_date: Date }> {
  return new Map(
    REPORTS.map(([hoursAgo, report], index) => [
      `seed-error-${index + 1}`,
      { ...report, created_date: new Date(now.getTime() - hoursAgo * HOUR) },
    ]),
  );
}

const HOUR = 3_600_000;

/** Every sender is made up and says so by the name, and by an address or number of zeros. */
const MESSAGES: (Omit<ContactMessage<Date>, 'created_date'> & { hoursAgo: number })[] = [
  {
    hoursAgo: 2,
    reference: 'SEED-0001',
    name: 'Contoh Pengirim Satu',
    email: 'pengirim.satu@contoh.example',
    company: 'Contoh Toko Mebel',
    package: 'plus',
    budget: '25_to_60',
    message:
      'Selamat pagi, kami punya toko mebel dan ingin katalog dua bahasa. Sekarang foto-fotonya masih di media sosial saja. Kira-kira berapa lama pengerjaannya, dan apa yang perlu kami siapkan?',
    locale: 'id',
    page: '/contact-us',
    status: 'new',
  },
  {
    hoursAgo: 9,
    reference: 'SEED-0002',
    name: 'Example Sender Two',
    phone: '+6280000000002',
    package: 'premium',
    message:
      'Hello, we run a small clinic and lose an hour every morning to phone calls about queue numbers. We read your example project. Could we talk this week?\n\nAfternoons are best for us.',
    locale: 'en',
    page: '/our-portofolio',
    status: 'new',
  },
  {
    hoursAgo: 30,
    reference: 'SEED-0003',
    name: 'Client',
    email: 'client@contoh.example',
    message:
      'Thank you for the proposal. We have two questions about the timeline of the Basic package; I have put them in the shared document.',
    locale: 'en',
    page: '/m/contact-us',
    uid: ACCOUNTS[1].uid,
    status: 'in_progress',
  },
  {
    hoursAgo: 100,
    reference: 'SEED-0004',
    name: 'Contoh Pengirim Empat',
    email: 'pengirim.empat@contoh.example',
    package: 'basic',
    message:
      'Terima kasih, websitenya sudah kami coba dan lancar di ponsel. Untuk sementara belum ada tambahan.',
    locale: 'id',
    page: '/contact-us',
    status: 'done',
  },
  {
    hoursAgo: 150,
    reference: 'SEED-0005',
    name: 'Best Rank Example',
    email: 'offers@spam.example',
    message:
      'We guarantee the first place in every search engine within 24 hours!!! Answer now for a discount.',
    locale: 'en',
    page: '/contact-us',
    status: 'spam',
  },
];

export function seedMessages(now: Date): Map<string, ContactMessage<Date>> {
  return new Map(
    MESSAGES.map(({ hoursAgo, ...message }) => [
      message.reference.toLowerCase(),
      { ...message, created_date: new Date(now.getTime() - hoursAgo * HOUR) },
    ]),
  );
}

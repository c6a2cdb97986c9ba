import type { Bilingual } from './locale.ts';

/** Keys of the services, part of addresses and of stored projects: they stay. */
export const SERVICES = ['apps', 'automation', 'cloud'] as const;

export type Service = (typeof SERVICES)[number];

/** Names; texts: web/site/pages/services/messages.ts. */
export const SERVICE_NAMES: Bilingual<Record<Service, string>> = {
  en: {
    apps: 'Custom apps',
    automation: 'AI and business automation',
    cloud: 'Cloud consulting',
  },
  id: {
    apps: 'Aplikasi khusus',
    automation: 'AI dan otomasi bisnis',
    cloud: 'Konsultasi cloud',
  },
};

import type { Bilingual } from './locale.ts';

/** Keys of the services, part of addresses and of stored projects: they stay. */
export const SERVICES = ['apps', 'automation', 'cloud'] as const;

export type Service = (typeof SERVICES)[number];

/** Names; texts: web/site/pages/services/messages.ts. */
export const SERVICE_NAMES: Record<Service, Bilingual<string>> = {
  apps: { en: 'Custom apps', id: 'Aplikasi khusus' },
  automation: { en: 'AI and business automation', id: 'AI dan otomasi bisnis' },
  cloud: { en: 'Cloud consulting', id: 'Konsultasi cloud' },
};

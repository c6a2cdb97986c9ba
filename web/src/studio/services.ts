import type { Service } from '../../../model/content/kinds.ts';
import type { Bilingual } from '../../../model/locale.ts';

/**
 * What the services are called: on their page, with projects, and in the admin's choice of them. The texts about them:
 * pages/services/messages.ts. The keys are part of addresses and of stored projects (model/content/kinds.ts), so they stay.
 */
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

import type { Bilingual } from '../../../../model/locale.ts';

/** What stands next to a testimonial whose words its client confirmed. */
export const confirmedLabel: Bilingual<string> = {
  en: 'Confirmed by the client',
  id: 'Dikonfirmasi oleh klien',
};

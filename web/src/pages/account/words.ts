import type { Bilingual } from '../../../../model/locale.ts';
import type { PageWords } from '../../page.ts';

export const words = {
  en: { meta: { page: { title: 'My account', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Akun saya', description: '', keywords: '' } } },
} satisfies Bilingual<PageWords>;

import type { Bilingual } from '../../../../model/locale.ts';
import type { PageWords } from '../../page.ts';

export const words = {
  en: { meta: { page: { title: 'Sign in', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Masuk', description: '', keywords: '' } } },
} satisfies Bilingual<PageWords>;

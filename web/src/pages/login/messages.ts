import type { Bilingual } from '../../../../model/locale.ts';
import type { PageMessages } from '../../page.ts';

export const messages = {
  en: { meta: { page: { title: 'Sign in', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Masuk', description: '', keywords: '' } } },
} satisfies Bilingual<PageMessages>;

import type { PageMessages } from '#site/page.ts';
import type { Bilingual } from '#studio/locale.ts';

export const messages = {
  en: { meta: { page: { title: 'Sign in', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Masuk', description: '', keywords: '' } } },
} satisfies Bilingual<PageMessages>;

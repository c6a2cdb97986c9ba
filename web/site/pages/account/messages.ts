import type { PageMessages } from '#site/page.ts';
import type { Bilingual } from '#studio/locale.ts';

export const messages = {
  en: { meta: { page: { title: 'My account', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Akun saya', description: '', keywords: '' } } },
} satisfies Bilingual<PageMessages>;

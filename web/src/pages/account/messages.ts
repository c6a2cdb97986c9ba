import type { Bilingual } from '../../../../model/locale.ts';
import type { PageMessages } from '../../page.ts';

export const messages = {
  en: { meta: { page: { title: 'My account', description: '', keywords: '' } } },
  id: { meta: { page: { title: 'Akun saya', description: '', keywords: '' } } },
} satisfies Bilingual<PageMessages>;

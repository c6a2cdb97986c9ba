import type { Bilingual, Locale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

export const whatsAppHref = (chat: string, text: string): string =>
  `${chat}?text=${encodeURIComponent(text)}`;

const QUESTIONS: Bilingual<(about: string) => string> = {
  en: (about) =>
    `Hello ${studio.name}, I am looking at “${about}” on your website and have a question.`,
  id: (about) =>
    `Halo ${studio.name}, saya sedang melihat “${about}” di website Anda dan ingin bertanya.`,
};

/** No page loads this: words are made before. @param about title of a page or project */
export const askOnWhatsApp = (locale: Locale, about: string, chat = '{whatsapp}'): string =>
  whatsAppHref(chat, QUESTIONS[locale](about));

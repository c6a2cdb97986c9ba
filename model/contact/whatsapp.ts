import type { Bilingual, Locale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

/**
 * Address that opens a chat in WhatsApp with a text to start from.
 * @param chat with whom, e.g. `https://wa.me/62812…`
 */
export const whatsAppHref = (chat: string, text: string): string =>
  `${chat}?text=${encodeURIComponent(text)}`;

const QUESTIONS: Bilingual<(about: string) => string> = {
  en: (about) =>
    `Hello ${studio.name}, I am looking at “${about}” on your website and have a question.`,
  id: (about) =>
    `Halo ${studio.name}, saya sedang melihat “${about}” di website Anda dan ingin bertanya.`,
};

/**
 * Address that opens a chat with the studio, with a text that says where the visitor is. For the words of pages, which
 * are made at the build or on request: no page loads this.
 * @param about title of a page or project
 * @param chat the name of the fact by default
 */
export const askOnWhatsApp = (locale: Locale, about: string, chat = '{whatsapp}'): string =>
  whatsAppHref(chat, QUESTIONS[locale](about));

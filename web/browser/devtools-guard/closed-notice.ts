import type { Bilingual } from '#studio/locale.ts';
import { pageLocale } from '../locale/page-locale.ts';

/** The closed-app message (docs/behaviour.md, "Error messages"). */
const closedMessage: Bilingual<string> = {
  en: 'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
  id: 'Aplikasi ini telah ditutup! Tekan F5 di keyboard Anda atau klik tombol muat ulang di browser Anda.',
};

let notice: HTMLElement | null = null;
let hidden: HTMLElement[] = [];

/**
 * Shows the closed-app message in the page's language in place of all content, or shows the content again. The content
 * is hidden, not removed, so that no typed text is lost.
 */
export function showClosed(closed: boolean): void {
  if (closed === (notice !== null)) return;
  if (!closed) {
    notice?.remove();
    notice = null;
    for (const element of hidden) element.style.removeProperty('display');
    hidden = [];
    return;
  }
  hidden = [...document.body.children].filter((child) => child instanceof HTMLElement);
  for (const element of hidden) element.style.setProperty('display', 'none', 'important');
  notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent = closedMessage[pageLocale()];
  notice.style.cssText = 'padding:20vh 1.5rem;text-align:center;font-size:1.25rem';
  document.body.append(notice);
}

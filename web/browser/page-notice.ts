import { SESSION_KEYS } from '#model/storage-keys.ts';
import type { Bilingual } from '#studio/locale.ts';
import { pageLocale } from './locale/page-locale.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

interface PageNotice {
  text: string;
  /** Text of the notice's link. */
  link?: string;
}

export const PAGE_NOTICES = {
  version: {
    en: { text: 'Site updated, so you are back at the start.' },
    id: { text: 'Situs diperbarui, jadi Anda kembali ke awal.' },
  },
  changed: {
    en: { text: 'This page has just been updated.' },
    id: { text: 'Halaman ini baru saja diperbarui.' },
  },
  outdated: {
    en: { text: 'This page has been updated meanwhile.', link: 'Show the new one' },
    id: { text: 'Halaman ini sudah diperbarui.', link: 'Tampilkan yang baru' },
  },
  unreachable: {
    en: {
      text: 'You are signed in, but your rights could not be checked, because the database does not answer.',
      link: 'Check again',
    },
    id: {
      text: 'Anda sudah masuk, tetapi hak Anda tidak dapat diperiksa karena database tidak menjawab.',
      link: 'Periksa lagi',
    },
  },
  'wrong-provider': {
    en: {
      text: 'You signed in in a way that does not have your admin rights.',
      link: 'My account',
    },
    id: { text: 'Anda masuk dengan cara yang tidak membawa hak admin Anda.', link: 'Akun saya' },
  },
} satisfies Record<string, Bilingual<PageNotice>>;

/** Keeps a reason for the next page to show; others than those of `PAGE_NOTICES` are ignored. */
export function storePageNotice(reason: string): void {
  if (reason in PAGE_NOTICES) writeStorage(SESSION_KEYS.pageNotice, reason, 'sessionStorage');
}

/** Shows the stored notice. */
export function showStoredNotice(): void {
  const reason = readStorage(SESSION_KEYS.pageNotice, 'sessionStorage') ?? '';
  if (!(reason in PAGE_NOTICES) || (reason !== 'version' && location.pathname.startsWith('/admin')))
    return;
  removeStorage(SESSION_KEYS.pageNotice, 'sessionStorage');
  showNotice(reason as keyof typeof PAGE_NOTICES);
}

/** A click removes it. @param href of its link; '' is the open page, loaded anew */
export function showNotice(reason: keyof typeof PAGE_NOTICES, href = '/login'): void {
  const line = document.createElement('p');
  line.role = 'status';
  line.popover = 'auto';
  line.style.cssText =
    'margin:auto auto 6rem;max-width:calc(100% - 2rem);padding:.75rem 1rem;border:1px solid;border-radius:.75rem';
  document.body.append(line);
  line.showPopover();
  const { text, link }: PageNotice = PAGE_NOTICES[reason][pageLocale()];
  line.textContent = text;
  if (!link) return;
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = link;
  line.append(' ', anchor);
}

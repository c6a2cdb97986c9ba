import { SESSION_KEYS } from '#model/storage-keys.ts';
import type { Bilingual } from '#studio/locale.ts';
import { pageLocale } from './locale/page-locale.ts';
import { readStorage, removeStorage, writeStorage } from './storage.ts';

interface Reason {
  text: string;
  /** Leads on once the rights are known. */
  link?: string;
}

/** Admin pages say them, too. */
export const REASONS = {
  version: {
    en: { text: 'Site updated, so you are back at the start.' },
    id: { text: 'Situs diperbarui, jadi Anda kembali ke awal.' },
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
  'other-way': {
    en: {
      text: 'You signed in in a way that does not have your admin rights.',
      link: 'My account',
    },
    id: { text: 'Anda masuk dengan cara yang tidak membawa hak admin Anda.', link: 'Akun saya' },
  },
} satisfies Record<string, Bilingual<Reason>>;

/** Only `REASONS` need a word. */
export function explainAtHome(reason: string): void {
  if (reason in REASONS) writeStorage(SESSION_KEYS.ledHome, reason, 'sessionStorage');
}

/** A click removes the line. */
export function explainLedHome(): void {
  const reason = readStorage(SESSION_KEYS.ledHome, 'sessionStorage') ?? '';
  // An admin page that leads home may still be here.
  if (!(reason in REASONS) || (reason !== 'version' && location.pathname.startsWith('/admin')))
    return;
  removeStorage(SESSION_KEYS.ledHome, 'sessionStorage');
  const line = document.createElement('p');
  line.role = 'status';
  line.popover = 'auto';
  // Phones have a bar below.
  line.style.cssText =
    'margin:auto auto 6rem;padding:.75rem 1rem;border:1px solid;border-radius:.75rem';
  document.body.append(line);
  line.showPopover();
  const { text, link }: Reason = REASONS[reason as keyof typeof REASONS][pageLocale()];
  line.textContent = text;
  if (!link) return;
  const anchor = document.createElement('a');
  anchor.href = '/login';
  anchor.textContent = link;
  line.append(' ', anchor);
}

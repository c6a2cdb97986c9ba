import { CONTENT_LIMITS } from '../../../../../model/content/limits.ts';

/** Texts of links that say nothing about where they lead, in either language. */
const VAGUE_LINKS = new Set(
  `click, click here, click this, click this link, click the link, tap here, press here, here, see here, this,
    this link, this page, link, more, read more, read on, learn more, see more, find out more, more info,
    more information, details,
    klik, klik di sini, klik disini, klik sini, klik ini, klik link ini, klik tautan ini, tekan di sini,
    lihat di sini, baca di sini, di sini, disini, sini, ini, tautan, tautan ini, link ini, halaman ini, lagi,
    selengkapnya, baca selengkapnya, lihat selengkapnya, info selengkapnya, lebih lanjut, baca lebih lanjut,
    info lebih lanjut, detail`.split(/,\s+/),
);

/** True for a link whose whole text says nothing about where it leads, e.g. "Click here!" or "(di sini)". */
export function isVagueLink(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A number says something: "Click 3".
  return !/\p{N}/u.test(text) && VAGUE_LINKS.has(words.join(' '));
}

const EXTENSION = /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp|pdf)$/i;

/** How cameras, phones and programs name files: a word, then nothing but numbers, times and marks. */
const AUTOMATIC =
  /^(?=.*\d)(?:img|image|dsc[fn]?|pxl|dcim|photo|foto|gambar|picture|scan|screen[ _-]?shot|tangkapan[ _-]layar|whatsapp[ _-]image|untitled|tanpa judul)(?:from|dari|at|pukul|am|pm|mp|copy|salinan|[\d\s_.()~:-])*$/i;

/** A name without spaces that joins its words with underscores, or ends its hyphens with a number. */
const JOINED = /^(?=.*[_\d])[\p{L}\d]+(?:[_-][\p{L}\d]+)+$/u;

/**
 * True for a picture's description that is the name of a file, or looks like one.
 * @param source address of the picture; '' where it is not known
 */
export function isFileName(description: string, source = ''): boolean {
  const text = description.trim();
  if (text === '' || text.length > CONTENT_LIMITS.alt) return false;
  const file = /([^/?#]+)(?:[?#].*)?$/.exec(source)?.[1] ?? '';
  const names = [file, file.replace(EXTENSION, '')].map((name) => name.toLowerCase());
  return (
    names.includes(text.toLowerCase()) ||
    EXTENSION.test(text) ||
    AUTOMATIC.test(text) ||
    JOINED.test(text)
  );
}

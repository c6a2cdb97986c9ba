export const IMAGE_LIMITS = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, minSide: 16 } as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Longest side that the browser sends and a preview keeps, in pixels. */
export const PREVIEW_SIDE = 2400;

export const PICTURE_ALT_LENGTH = 200;

/** Format by the first bytes: names and declared types are often wrong. HEIC is told apart; null for anything else. */
export function imageFormat(bytes: Uint8Array): (typeof IMAGE_TYPES)[number] | 'image/heic' | null {
  const start = String.fromCharCode(...bytes.subarray(0, 40));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp';
  const brands = /^[^]{4}ftyp([^]*)/.exec(start)?.[1] ?? '';
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /he[iv][cmsx]|m[is]f1/.test(brands) ? 'image/heic' : null;
}

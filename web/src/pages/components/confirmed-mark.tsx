import { formatDate, useLocale } from '../../features/locale/index.ts';

/** Says that the client confirmed the words of a testimonial, and when. @param at ISO 8601 */
export function ConfirmedMark({ label, at }: { label: string; at: string }) {
  const locale = useLocale();
  return (
    <span lang={locale}>
      {label} <time dateTime={at}>{formatDate(at, locale)}</time>
    </span>
  );
}

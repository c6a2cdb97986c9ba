/**
 * A time as 14 digits, yyyyMMddHHmmss, in local time and without separators (docs/behaviour.md, section 9).
 * @throws RangeError for an invalid date or a year outside 0–9999
 */
export function timestamp14(date: Date): string {
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999)) {
    throw new RangeError(`Invalid date: ${String(date)}`);
  }
  const parts = [
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ].map((part) => String(part).padStart(2, '0'));
  return String(year).padStart(4, '0') + parts.join('');
}

/** Header with which a page names its request; the function logs the name and repeats it in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

const PATTERN = /^r[0-9a-f]{18}$/;

/** True for an id that `newRequestId` may have made. Others are not logged: the header comes from anyone. */
export const isRequestId = (value: string): boolean => PATTERN.test(value);

/**
 * A random id for a request. It is shorter than the ids that error reports remove (`model/errors/clean-report.ts`), so that
 * a report can carry it.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

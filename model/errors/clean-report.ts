import { type ErrorReport, ERROR_REPORT_LENGTHS } from './report-limits.ts';

/**
 * Removes e-mail addresses, telephone numbers, tokens, ids of documents and accounts, and the query and fragment of
 * addresses. File names, lines and columns stay.
 */
export function scrub(text: string): string {
  return (
    text
      // Data URLs and keys are that long. It also keeps the patterns below fast.
      .replace(/\S{300,}/g, '[long text]')
      // Whoever has the address of a draft may read it.
      .replace(/((?:\/|%2f)preview(?:\/|%2f))[^\s/?#()'"<>:%]+/gi, '$1[token]')
      // Query and fragment of addresses; a line and column after them stay.
      .replace(
        /((?:[a-z][a-z0-9+.-]{0,20}:\/\/|\/)[^\s?#()'"]{0,300})[?#][^\s()'"]{0,300}?(?=(?::\d{1,9}){0,2}(?:[\s()'"]|$))/gi,
        '$1',
      )
      .replace(
        /[^\s@<>()'"/:;,=]{1,300}@[^\s@<>()'"/:;,=]{1,300}\.[^\s@<>()'"/:;,=]{1,300}/g,
        '[email]',
      )
      .replace(/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]')
      .replace(/\bBearer\s+\S+/gi, 'Bearer [token]')
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]')
      // Twenty or more letters and digits, mixed: document ids, account ids, keys.
      .replace(/\b(?=[a-z_]*\d)(?=\d*[a-z_])\w{20,}\b/gi, '[id]')
      .replace(/(?<![\w.:-])\+?\d(?:[\s-]?\d){8,18}(?![\w-])/g, '[number]')
  );
}

/** Scrubs first: half an address would not be recognised. */
function cleanText(text: unknown, length: number): string {
  // Text far beyond the limit is not worth the time to scrub it.
  // oxlint-disable-next-line typescript/no-base-to-string -- anything can be thrown; `[object Object]` is then correct
  const scrubbed = scrub(String(text ?? '').slice(0, 4 * length)).slice(0, length);
  // A cut inside a surrogate pair would leave text that cannot be stored.
  return scrubbed.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * Scrubbed, and cut to the lengths that the rules accept. Functions clean too, because anyone may write a report.
 * Cleaning twice changes nothing.
 */
export function cleanReport(report: ErrorReport): ErrorReport {
  const names = Object.keys(ERROR_REPORT_LENGTHS) as (keyof ErrorReport)[];
  return Object.fromEntries(
    names.map((name) => [name, cleanText(report[name], ERROR_REPORT_LENGTHS[name])]),
  ) as ErrorReport;
}

/**
 * Takes personal data and secrets out of a message or a stack: e-mail addresses, telephone numbers,
 * tokens, ids of documents and accounts, and what follows `?` or `#` in an address. File names, lines and
 * columns stay, since they are what a developer needs.
 */
export function scrub(text: string): string {
  return (
    text
      // No address or name is that long, a data URL or a key is; and no pattern below gets slow on what is left.
      .replace(/\S{300,}/g, '[long text]')
      // Addresses lose query and fragment; a line and column after them stay.
      .replace(
        /((?:[a-z][a-z0-9+.-]*:\/\/|\/)[^\s?#()'"]*)[?#][^\s()'"]*?(?=(?::\d+){0,2}(?:[\s()'"]|$))/gi,
        '$1',
      )
      .replace(/[^\s@<>()'"/:;,=]+@[^\s@<>()'"/:;,=]+\.[^\s@<>()'"/:;,=]+/g, '[email]')
      .replace(/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]')
      .replace(/\bBearer\s+\S+/gi, 'Bearer [token]')
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]')
      // Twenty letters and digits mixed: document ids, account ids, keys.
      .replace(/\b(?=[a-z_]*\d)(?=\d*[a-z_])\w{20,}\b/gi, '[id]')
      .replace(/(?<![\w.:-])\+?\d(?:[\s-]?\d){8,18}(?![\w-])/g, '[number]')
  );
}

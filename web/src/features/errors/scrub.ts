/**
 * Removes personal data and secrets from a message or a stack: e-mail addresses, telephone numbers, tokens, ids of
 * documents and accounts, and the query and fragment of addresses. File names, lines and columns stay.
 */
export function scrub(text: string): string {
  return (
    text
      // No address or name is that long, but data URLs and keys are. It also keeps the patterns below fast.
      .replace(/\S{300,}/g, '[long text]')
      // Query and fragment of addresses; a line and column after them stay.
      .replace(
        /((?:[a-z][a-z0-9+.-]*:\/\/|\/)[^\s?#()'"]*)[?#][^\s()'"]*?(?=(?::\d+){0,2}(?:[\s()'"]|$))/gi,
        '$1',
      )
      .replace(/[^\s@<>()'"/:;,=]+@[^\s@<>()'"/:;,=]+\.[^\s@<>()'"/:;,=]+/g, '[email]')
      .replace(/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]')
      .replace(/\bBearer\s+\S+/gi, 'Bearer [token]')
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]')
      // Twenty or more letters and digits, mixed: document ids, account ids, keys.
      .replace(/\b(?=[a-z_]*\d)(?=\d*[a-z_])\w{20,}\b/gi, '[id]')
      .replace(/(?<![\w.:-])\+?\d(?:[\s-]?\d){8,18}(?![\w-])/g, '[number]')
  );
}

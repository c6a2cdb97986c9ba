type TokenSource = () => Promise<string>;

let source: TokenSource | null = null;

/** App Check calls this once it runs, so that calls made without the SDK can carry its token too. */
export function provideAppCheckToken(newSource: TokenSource): void {
  source = newSource;
}

/** The current App Check token, or undefined where App Check does not run or gives none. Never rejects. */
export async function appCheckToken(): Promise<string | undefined> {
  try {
    return await source?.();
  } catch {
    return undefined;
  }
}

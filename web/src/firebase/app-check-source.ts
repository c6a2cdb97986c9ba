type TokenSource = () => Promise<string>;

let source: TokenSource | null = null;

/** App Check calls this once it runs, so that calls made without the SDK can carry its token too. */
export function provideAppCheckToken(newSource: TokenSource): void {
  source = newSource;
}

/** Gives App Check's current token; null where App Check does not run (yet). */
export function appCheckTokenSource(): TokenSource | null {
  return source;
}

import type { AppCheck } from 'firebase/app-check';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';
import { appCheckSiteKey } from './config.ts';

let check: AppCheck | undefined;

/** Starts App Check for this page's Firebase app; once, however often it is called (docs/app-check.md). */
export function startAppCheck(): AppCheck {
  check ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return check;
}

/** A valid token, fetched where none is kept. Rejects where reCAPTCHA or App Check cannot be reached. */
export async function currentToken(): Promise<string> {
  return (await getToken(startAppCheck())).token;
}

import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseApp } from './app.ts';
import { appCheckSiteKey } from './config.ts';

let appCheck: AppCheck | undefined;

/** Starts App Check for this page's Firebase app at the first call (docs/app-check.md). */
export function startAppCheck(): AppCheck {
  appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return appCheck;
}

/** A valid token, from the SDK's cache or fetched. Rejects where reCAPTCHA or App Check cannot be reached. */
export async function currentToken(): Promise<string> {
  return (await getToken(startAppCheck())).token;
}

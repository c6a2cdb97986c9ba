import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseApp } from './app.ts';
import { appCheckSiteKey } from './config.ts';

let appCheck: AppCheck | undefined;

export function startAppCheck(): AppCheck {
  appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return appCheck;
}

export async function currentToken(): Promise<string> {
  return (await getToken(startAppCheck())).token;
}

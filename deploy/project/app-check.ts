import { webApp } from './foundation.ts';
import { isPlaceholder } from './placeholders.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, manual, GOOD, fixableUnless } from './step.ts';

const KEYS_API = 'recaptchaenterprise.googleapis.com';
const API = 'firebaseappcheck.googleapis.com';

interface Key {
  name: string;
  webSettings?: { allowedDomains?: string[]; integrationType?: string };
}

const keysUrl = ({ project }: ProjectContext) => `https://${KEYS_API}/v1/projects/${project}/keys`;

/** The reCAPTCHA key of the studio's domain; '' where there is none. */
export async function siteKey(context: ProjectContext): Promise<string> {
  const answer = await context.api.get<{ keys?: Key[] }>(`${keysUrl(context)}?pageSize=100`);
  const found = answer?.keys?.find(
    ({ webSettings }) =>
      webSettings?.integrationType === 'SCORE' &&
      webSettings.allowedDomains?.includes(context.studio.domain),
  );
  return found?.name.split('/').at(-1) ?? '';
}

const key: Step = {
  name: 'reCAPTCHA key',
  api: KEYS_API,
  check: async (context) =>
    isPlaceholder(context.studio.domain)
      ? manual('first replace the placeholders in web/src/studio/studio.ts')
      : fixableUnless((await siteKey(context)) !== '', 'create it'),
  apply: async (context) => {
    const { api, project, studio } = context;
    const allowedDomains = [studio.domain, `${project}.web.app`, `${project}.firebaseapp.com`];
    await api.send('POST', keysUrl(context), {
      displayName: studio.name,
      webSettings: { integrationType: 'SCORE', allowAllDomains: false, allowedDomains },
    });
  },
};

const appCheckUrl = ({ number }: ProjectContext) => `https://${API}/v1/projects/${number}`;

const registrationUrl = async (context: ProjectContext) => {
  const app = await webApp(context);
  return app && `${appCheckUrl(context)}/apps/${app.appId}/recaptchaEnterpriseConfig`;
};

const registration: Step = {
  name: 'App Check of the web app',
  api: API,
  check: async (context) => {
    const url = await registrationUrl(context);
    const found = url === undefined ? null : await context.api.get<{ siteKey?: string }>(url);
    if ((found?.siteKey ?? '') !== '') return GOOD;
    if (url === undefined || (await siteKey(context)) === '') return after('the reCAPTCHA key');
    return { state: 'fixable', what: 'register the reCAPTCHA key' };
  },
  apply: async (context) => {
    const url = (await registrationUrl(context)) ?? '';
    const value = { siteKey: await siteKey(context), tokenTtl: '3600s' };
    await context.api.send('PATCH', `${url}?updateMask=siteKey,tokenTtl`, value);
  },
};

/** A step that makes a service refuse requests without a token. */
function enforcement(name: string, service: string): Step {
  const serviceUrl = (context: ProjectContext) => `${appCheckUrl(context)}/services/${service}`;
  return {
    name: `App Check enforced for ${name}`,
    api: API,
    check: async (context) => {
      const found = await context.api.get<{ enforcementMode?: string }>(serviceUrl(context));
      if (found?.enforcementMode === 'ENFORCED') return GOOD;
      return context.enforceAppCheck
        ? { state: 'fixable', what: 'enforce it' }
        : manual('when a day of metrics shows few unverified requests: --enforce-app-check');
    },
    apply: async (context) => {
      const url = `${serviceUrl(context)}?updateMask=enforcementMode`;
      await context.api.send('PATCH', url, { enforcementMode: 'ENFORCED' });
    },
  };
}

/** App Check: its key, the web app, enforcement (docs/app-check.md). */
export const appCheckSteps: Step[] = [
  key,
  registration,
  enforcement('Firestore', 'firestore.googleapis.com'),
  enforcement('Authentication', 'identitytoolkit.googleapis.com'),
];

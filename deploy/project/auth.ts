import { PASSWORD_MIN } from '../../model/users/user.ts';
import type { ProviderName } from '../../web/src/studio/studio.ts';
import { isPlaceholder } from './placeholders.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, manual, GOOD, fixableUnless } from './step.ts';

const API = 'identitytoolkit.googleapis.com';

const configUrl = ({ project }: ProjectContext) =>
  `https://${API}/admin/v2/projects/${project}/config`;

interface Config {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
  authorizedDomains?: string[];
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  notification?: { sendEmail?: { callbackUri?: string } };
}

const readConfig = (context: ProjectContext) => context.api.get<Config>(configUrl(context));

const initialised: Step = {
  name: 'Authentication',
  api: API,
  check: async (context) => fixableUnless((await readConfig(context)) !== null, 'start it'),
  apply: async ({ api, project }) => {
    await api.send(
      'POST',
      `https://${API}/v2/projects/${project}/identityPlatform:initializeAuth`,
      {},
    );
  },
};

interface Setting {
  name: string;
  what: string;
  isGood: (config: Config, context: ProjectContext) => boolean;
  /** The fields that change, and what they become. */
  mask: string;
  value: (config: Config, context: ProjectContext) => Config;
  /** True where the value contains the studio's domain. */
  needsDomain?: boolean;
}

const SETTINGS: Setting[] = [
  {
    name: 'sign-in with e-mail and password',
    what: 'switch it on',
    isGood: ({ signIn }) =>
      signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
    mask: 'signIn.email',
    value: () => ({ signIn: { email: { enabled: true, passwordRequired: true } } }),
  },
  {
    name: 'password policy',
    what: `require ${PASSWORD_MIN} characters, as the forms do`,
    isGood: ({ passwordPolicyConfig: policy }) =>
      policy?.passwordPolicyEnforcementState === 'ENFORCE' &&
      policy.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength === PASSWORD_MIN,
    mask: 'passwordPolicyConfig',
    value: () => ({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
      },
    }),
  },
  {
    name: 'protection against listing accounts',
    what: 'answer alike whether an address has an account or not',
    isGood: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    mask: 'emailPrivacyConfig',
    value: () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  },
  {
    name: "sign-in on the studio's domain",
    what: 'add it to the authorised domains',
    isGood: ({ authorizedDomains = [] }, { studio }) => authorizedDomains.includes(studio.domain),
    mask: 'authorizedDomains',
    value: ({ authorizedDomains = [] }, { studio }) => ({
      authorizedDomains: [...authorizedDomains, studio.domain],
    }),
    needsDomain: true,
  },
  {
    name: 'links in e-mails of Authentication',
    what: 'lead them to /login',
    isGood: ({ notification }, { studio }) =>
      notification?.sendEmail?.callbackUri === `https://${studio.domain}/login`,
    mask: 'notification.sendEmail.callbackUri',
    value: (_config, { studio }) => ({
      notification: { sendEmail: { callbackUri: `https://${studio.domain}/login` } },
    }),
    needsDomain: true,
  },
];

function settingStep({ name, what, isGood, mask, value, needsDomain = false }: Setting): Step {
  return {
    name,
    api: API,
    check: async (context) => {
      if (needsDomain && isPlaceholder(context.studio.domain)) {
        return manual('first replace the placeholders in web/src/studio/studio.ts');
      }
      const config = await readConfig(context);
      return config === null
        ? after('Authentication')
        : fixableUnless(isGood(config, context), what);
    },
    apply: async (context) => {
      const config = (await readConfig(context)) ?? {};
      const url = `${configUrl(context)}?updateMask=${mask}`;
      await context.api.send('PATCH', url, value(config, context));
    },
  };
}

/** Google adds it to every project. Any program on a visitor's machine can serve pages there. */
const LOCAL_DOMAIN = 'localhost';

const noLocalPages: Step = {
  name: "no sign-in on pages of a visitor's own machine",
  api: API,
  check: async (context) => {
    const config = await readConfig(context);
    if (config === null) return after('Authentication');
    if (config.authorizedDomains?.includes(LOCAL_DOMAIN) !== true) return GOOD;
    return manual(
      `remove ${LOCAL_DOMAIN} in the Firebase console: Authentication, Settings, Authorised domains`,
    );
  },
};

/** Identifiers of the providers at Google, and where an OAuth client for each is created. */
const NAMED_PROVIDERS: Partial<Record<ProviderName, { id: string; clients: string }>> = {
  google: { id: 'google.com', clients: 'https://console.cloud.google.com/auth/clients' },
  facebook: { id: 'facebook.com', clients: 'https://developers.facebook.com/apps' },
  twitter: { id: 'twitter.com', clients: 'https://developer.x.com/en/portal' },
};

interface Provider {
  name?: string;
  enabled?: boolean;
}

/** A step that lets people sign in with a provider for which the sign-in page shows a button. */
function providerStep(name: ProviderName): Step {
  const named = NAMED_PROVIDERS[name];
  const id = idOf(name);
  const kind = named === undefined ? 'oauthIdpConfigs' : 'defaultSupportedIdpConfigs';
  const variables = [
    `${name.toUpperCase()}_CLIENT_ID`,
    `${name.toUpperCase()}_CLIENT_SECRET`,
  ] as const;
  const providersUrl = ({ project }: ProjectContext) =>
    `https://${API}/admin/v2/projects/${project}/${kind}`;
  const client = ({ environment }: ProjectContext) =>
    variables.map((key) => environment[key] ?? '');
  return {
    name: `sign-in with ${id}`,
    api: API,
    check: async (context) => {
      if ((await readConfig(context)) === null) return after('Authentication');
      const found = await context.api.get<Provider>(`${providersUrl(context)}/${id}`);
      if (found?.enabled === true) return GOOD;
      if (found !== null) return { state: 'fixable', what: 'switch it on' };
      if (named === undefined) return manual('add it in the Firebase console, Authentication');
      return client(context).includes('')
        ? manual(`create an OAuth client (${named.clients}), then set ${variables.join(' and ')}`)
        : { state: 'fixable', what: 'add the provider' };
    },
    apply: async (context) => {
      const url = providersUrl(context);
      if ((await context.api.get<Provider>(`${url}/${id}`)) !== null) {
        await context.api.send('PATCH', `${url}/${id}?updateMask=enabled`, { enabled: true });
        return;
      }
      const [clientId, clientSecret] = client(context);
      await context.api.send('POST', `${url}?idpId=${id}`, {
        enabled: true,
        clientId,
        clientSecret,
      });
    },
  };
}

const idOf = (name: ProviderName): string =>
  NAMED_PROVIDERS[name]?.id ?? name.replace('oauth:', '');

/** A provider that is switched on but has no button: an account of it could not sign in here again. */
const buttonsStep: Step = {
  name: 'a button for each provider of sign-in',
  api: API,
  check: async (context) => {
    if ((await readConfig(context)) === null) return after('Authentication');
    const known = new Set(context.providers.map(idOf));
    const without: string[] = [];
    for (const kind of ['defaultSupportedIdpConfigs', 'oauthIdpConfigs'] as const) {
      const url = `https://${API}/admin/v2/projects/${context.project}/${kind}?pageSize=100`;
      const answer = await context.api.get<Partial<Record<typeof kind, Provider[]>>>(url);
      for (const { enabled, name = '' } of answer?.[kind] ?? []) {
        const id = name.split('/').at(-1) ?? '';
        if (enabled === true && !known.has(id)) without.push(id);
      }
    }
    if (without.length === 0) return GOOD;
    return manual(
      `${without.join(', ')} has none: add it to signInProviders in web/src/studio/studio.ts, or switch it off in the Firebase console`,
    );
  },
};

/** Authentication, its settings, and the providers that have a button. */
export function authSteps(providers: readonly ProviderName[]): Step[] {
  return [
    initialised,
    ...SETTINGS.map(settingStep),
    noLocalPages,
    ...providers.map(providerStep),
    buttonsStep,
  ];
}

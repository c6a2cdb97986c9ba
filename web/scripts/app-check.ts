import { functionsSetting } from './functions-setting.ts';

/**
 * A real project's functions ask for tokens: without a key, the pages could send no message.
 * @throws if tokens are asked for and the build has no key
 */
export function usesAppCheck(project: string, siteKey: string): boolean {
  const isReal = !project.startsWith('demo-');
  if (isReal && siteKey === '' && functionsSetting(project, 'APP_CHECK') !== 'off') {
    throw new Error(
      `App Check is on for the project ${project} and the build has no key. Set VITE_APP_CHECK_SITE_KEY, or APP_CHECK=off in functions/.env (docs/app-check.md).`,
    );
  }
  return siteKey !== '';
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../emulators/project.ts';
import type { Verdict } from './step.ts';
import { isPlaceholder, openUnless } from './step.ts';

/** What the repository says about the studio and the functions' configuration. */
export interface LocalSettings {
  domain: string;
  email: string;
  /** Values of `functions/.env` and `functions/.env.{project}`. */
  environment: Record<string, string | undefined>;
}

/** Values of `functions/.env`, replaced by those of `functions/.env.{project}`. */
export function functionsEnvironment(project: string): Record<string, string | undefined> {
  const files = ['.env', `.env.${project}`].map((name) => join(ROOT, 'functions', name));
  const found = files.filter((file) => existsSync(file));
  return Object.assign({}, ...found.map((file) => parseEnv(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;
}

/** Checks what needs no network. */
export function checkLocal({
  domain,
  email,
  environment,
}: LocalSettings): (Verdict & { name: string })[] {
  const value = (name: string) => environment[name] ?? '';
  const mailed = ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'];
  const missing = mailed.filter((name) => value(name) === '' || isPlaceholder(value(name)));
  return [
    {
      name: 'name and contact details of the studio',
      ...openUnless(
        !isPlaceholder(domain) && !isPlaceholder(email),
        'replace the placeholders in web/src/studio.ts (docs/own-studio.md)',
      ),
    },
    {
      name: 'mail server',
      ...openUnless(
        missing.length === 0,
        `set ${missing.join(', ')} in functions/.env (docs/operations.md, section "Mail")`,
      ),
    },
    {
      name: 'origin of links in mails',
      ...openUnless(
        /^https:\/\/[^/]+$/.test(value('SITE_ORIGIN')),
        'set SITE_ORIGIN in functions/.env, e.g. https://the-studio.id',
      ),
    },
    {
      name: 'App Check in the functions',
      ...openUnless(value('APP_CHECK') === 'on', 'set it up as docs/app-check.md describes'),
    },
  ];
}

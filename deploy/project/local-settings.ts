import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../emulators/project.ts';
import { isPlaceholder, placeholdersIn } from './placeholders.ts';
import type { Finding } from './step.ts';
import { fixableUnless } from './step.ts';

/** What the repository says about the studio and the functions' configuration. */
export interface LocalSettings {
  /** Name, contact details and address (web/src/studio/); every text in it is looked at. */
  studio: { origin: string };
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
export function checkLocal({ studio, environment }: LocalSettings): (Finding & { name: string })[] {
  const value = (name: string) => environment[name] ?? '';
  const mailed = ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'];
  const missing = mailed.filter((name) => value(name) === '');
  const placeholders = placeholdersIn(studio);
  const mailPlaceholders = mailed.flatMap((name) => placeholdersIn(value(name), name));
  const siteOrigin = value('SITE_ORIGIN');
  return [
    {
      name: 'name and contact details of the studio',
      ...fixableUnless(
        placeholders.length === 0,
        `placeholders in web/src/studio/ (docs/own-studio.md): ${placeholders.join(', ')}`,
      ),
    },
    {
      name: 'mail server',
      ...fixableUnless(
        missing.length + mailPlaceholders.length === 0,
        [
          ...(missing.length > 0 ? [`set ${missing.join(', ')}`] : []),
          ...mailPlaceholders.map((placeholder) => `replace ${placeholder}`),
        ]
          .join('; ')
          .concat(' in functions/.env (docs/operations.md, section "Mail")'),
      ),
    },
    {
      name: 'origin of links in mails',
      ...fixableUnless(
        siteOrigin === studio.origin && !isPlaceholder(siteOrigin),
        `SITE_ORIGIN in functions/.env is "${siteOrigin}", the origin in web/src/studio/studio.ts "${studio.origin}": both must be the studio's own`,
      ),
    },
    {
      name: 'App Check in the functions',
      ...fixableUnless(value('APP_CHECK') === 'on', 'set it up as docs/app-check.md describes'),
    },
  ];
}

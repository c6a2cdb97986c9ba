import * as v from 'valibot';
import { stamp } from '../record-schemas.ts';

export { APP_VERSION } from './current-app-version.ts';

export const VERSION_CHANNELS = ['dev', 'prod'] as const;
export type VersionChannel = (typeof VERSION_CHANNELS)[number];

/** Major, minor, patch, date as ddmmyyyy. */
export const versionSchema = v.pipe(
  v.string(),
  v.maxLength(32),
  v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}\.\d{8}$/),
);

export const appVersionRecord = v.object({
  version: versionSchema,
  ...stamp,
});
export type AppVersion = v.InferOutput<typeof appVersionRecord>;

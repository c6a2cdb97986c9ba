import * as v from 'valibot';
import { versionSchema } from '../app-version.ts';
import { stamp } from './fields.ts';

/** `app_version/{dev|prod}` as stored. */
export const appVersionRecord = v.strictObject({ version: versionSchema, ...stamp });

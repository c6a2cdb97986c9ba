import * as v from 'valibot';

/** `GET /api/version/{dev|prod}` */
export const versionResponseSchema = v.object({ version: v.string() });
export type VersionResponse = v.InferOutput<typeof versionResponseSchema>;

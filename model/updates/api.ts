import * as v from 'valibot';

/** Response header of the version endpoints: id of the website's build with which the functions were built. */
export const BUILD_ID_HEADER = 'x-build-id';

/** `GET /api/version/{dev|prod}` */
export const versionResponseSchema = v.object({ version: v.string() });
export type VersionResponse = v.InferOutput<typeof versionResponseSchema>;

/** The id of the build that these functions are from; `functions/build.ts` writes it in. */
export const BUILD_ID = process.env['BUILD_ID'] ?? 'not built';

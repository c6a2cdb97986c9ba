/** The services by short names, which are part of addresses, of stored projects and of firestore.rules. No one reads them. */
export const SERVICES = ['apps', 'automation', 'cloud'] as const;
export type Service = (typeof SERVICES)[number];

/** The founders, by role; their mobile section pages carry these names in their paths. */
export const FOUNDERS = ['engineering', 'design'] as const;

export type FounderSlug = (typeof FOUNDERS)[number];

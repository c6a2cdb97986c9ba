export const LISTED_TYPES = ['blog', 'portfolio', 'testimonials'] as const;
export type ListedType = (typeof LISTED_TYPES)[number];

export const CONTENT_TYPE_NAMES = [...LISTED_TYPES, 'pages', 'studio'] as const;
export type ContentType = (typeof CONTENT_TYPE_NAMES)[number];

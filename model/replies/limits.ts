import { DISPLAY_NAME_MAX } from '../users/user.ts';

/** Upper lengths of a reply in characters, and most replies of one message: together they fit into its document. */
export const REPLY_LIMITS = { text: 8000, name: DISPLAY_NAME_MAX, most: 30 } as const;

/** Upper lengths of a text to start from in characters, and most of them. */
export const TEMPLATE_LIMITS = { name: 60, text: 2000, most: 20 } as const;

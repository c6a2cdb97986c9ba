import { color } from '../web/build/styles/colors.ts';
import { iconPng } from '../web/build/seo/icons.ts';

const rules = (scheme: Parameters<typeof color>[1]): string =>
  `body{color:${color('text', scheme)};background:${color('background', scheme)}}` +
  `blockquote{border-color:${color('ornament', scheme)}}` +
  `td:first-child{color:${color('text-muted', scheme)}}` +
  `a{color:${color('accent', scheme)}}`;

/** The site's colours as rules, in both schemes. Written out, because few mail programs know custom properties. */
const colors = `${rules('light')}
@media (prefers-color-scheme:dark){${rules('dark')}}`;

/** The studio's icon as a PNG in base64; twice the size in which mails show it. */
const icon = (await iconPng(80)).toString('base64');

/**
 * What the HTML mails (`functions/src/mail/mail-body.ts`) have from the website, as constants for the bundle: the files that
 * it is made from are not deployed with the functions.
 */
export const MAIL_LOOK = {
  'process.env.MAIL_COLORS': JSON.stringify(colors),
  'process.env.MAIL_ICON': JSON.stringify(icon),
};

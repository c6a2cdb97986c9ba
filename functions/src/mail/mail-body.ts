import type { Locale } from '../../../model/locale.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** A part of a mail's body, rendered as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; href: string };

function asText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.text}: ${block.href}`;
  }
}

/** What visitors typed has a direction of its own, whatever the language of the mail. */
function asHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'quote':
      return `<blockquote dir="auto">${escapeHtml(block.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'rows':
      return `<table role="presentation">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td>${escapeHtml(label)}</td><td dir="auto">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`;
  }
}

/** The studio's icon as a PNG in base64, '' before the functions are built (`functions/mail-look.ts`). */
const ICON = process.env['MAIL_ICON'] ?? '';

/** A part of the mail, because programs load pictures from elsewhere only when their reader allows it. */
const ICON_ID = 'icon';

/** A picture that is part of a mail. */
export interface Picture {
  /** Name in the addresses `cid:` of the HTML. */
  id: string;
  png: Buffer;
}

const PICTURES: readonly Picture[] =
  ICON === '' ? [] : [{ id: ICON_ID, png: Buffer.from(ICON, 'base64') }];

/** Without a text of its own: the sender says whose mail it is. */
const MASTHEAD = PICTURES.map(({ id }) => `<img src="cid:${id}" width="40" height="40" alt="">\n`);

/**
 * A program that ignores it shows its own black on white or white on black. Its colours come from `functions/mail-look.ts`;
 * each line of a quoted text has the direction of its first letter.
 */
const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 system-ui,sans-serif}
blockquote{margin:16px 0;padding:0 0 0 12px;border-left:3px solid;overflow-wrap:anywhere;unicode-bidi:plaintext}
td{padding:2px 12px 2px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
${process.env['MAIL_COLORS'] ?? ''}`;

/**
 * The text part and the HTML part of a mail, and the pictures of that.
 * @param title also the first heading, unless `heading` is false
 */
export function mailBody(
  locale: Locale,
  title: string,
  blocks: readonly Block[],
  { heading = true } = {},
): { text: string; html: string; pictures: readonly Picture[] } {
  const h1 = heading ? `<h1 style="font-size:20px">${escapeHtml(title)}</h1>\n` : '';
  return {
    pictures: PICTURES,
    text: `${[...(heading ? [title] : []), ...blocks.map(asText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${MASTHEAD.join('')}${h1}${blocks.map(asHtml).join('\n')}
</body></html>
`,
  };
}

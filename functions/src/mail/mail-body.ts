import type { Locale } from '../../../model/locale.ts';

/** A part of a mail's body, rendered as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; href: string };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

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

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`;
    case 'quote':
      return `<blockquote>${escape(block.text).replaceAll('\n', '<br>')}</blockquote>`;
    case 'rows':
      return `<table role="presentation">${block.rows
        .map(([label, value]) => `<tr><td>${escape(label)}</td><td>${escape(value)}</td></tr>`)
        .join('')}</table>`;
    case 'link':
      return `<p><a href="${escape(block.href)}">${escape(block.text)}</a></p>`;
  }
}

/** Colours for both schemes; a program that ignores the style sheet shows its own black on white or white on black. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#1d2430;background:#fff}
blockquote{margin:16px 0;padding:0 0 0 12px;border-left:3px solid #8a94a6;overflow-wrap:anywhere}
td{padding:2px 12px 2px 0;vertical-align:top;overflow-wrap:anywhere}td:first-child{color:#596273}a{color:#0b57b0}
@media (prefers-color-scheme:dark){body{color:#e6e9ef;background:#161a21}td:first-child{color:#a5aebd}a{color:#8ab8ff}}`;

/** The text part and the HTML part of a mail. @param title also the first heading */
export function mailBody(
  locale: Locale,
  title: string,
  blocks: readonly Block[],
): { text: string; html: string } {
  return {
    text: `${[title, ...blocks.map(asText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><h1 style="font-size:20px">${escape(title)}</h1>
${blocks.map(asHtml).join('\n')}
</body></html>
`,
  };
}

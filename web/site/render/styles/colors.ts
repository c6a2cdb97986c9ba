import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../../../studio/tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/(?<![\w-])--([\w-]+):([^;:]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
);

type Scheme = 'light' | 'dark';

export function color(name: string, scheme: Scheme = 'light'): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no --${name}`);
  return value.replaceAll(/light-dark\((.*?), (.*?)\)/g, scheme === 'light' ? '$1' : '$2');
}

export const THEME_COLORS = {
  light: hexColor('background', 'light'),
  dark: hexColor('background', 'dark'),
} as const;

export function tokenRules(styles: string): string {
  const names = [
    ...new Set([...styles.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name)),
  ];
  const rules = (scheme: Scheme) =>
    `:root{${names.map((name) => `--${name}:${color(name, scheme)}`).join(';')}}`;
  return `${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}`;
}

/** Colour for drawings and manifests, whose readers know fewer kinds of colours than browsers. */
export function hexColor(name: string, scheme: Scheme = 'light'): string {
  const value = color(name, scheme);
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(
      `tokens.css declares --${name} as "${value}"; icons and shared images need six hex digits, e.g. #1d2756`,
    );
  }
  return value;
}

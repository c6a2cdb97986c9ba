import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rgb = [red: number, green: number, blue: number];
type Scheme = 'light' | 'dark';

const read = (path: string) =>
  readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), 'utf8');
const site = read('studio/tokens.css');
const controls = read('admin-ui/css/tokens.css');

/** The value of each custom property. */
const declared = (rules: string) =>
  new Map(
    [...rules.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const [, rootRules = ''] = site.split('@layer theme');
const [lightRules = '', darkRules = ''] = rootRules.split('(prefers-color-scheme: dark)');
// The last declaration of a name in `.admin` counts; account pages have an accent of their own.
const [adminRules = ''] = controls.split('.admin *');
const light = new Map([...declared(lightRules), ...declared(adminRules)]);
const schemes: Record<Scheme, Map<string, string>> = {
  light,
  dark: new Map([...light, ...declared(darkRules)]),
};

const isColor = (value: string): boolean =>
  /^(?:#|light-dark|color-mix)/.test(light.get(/^var\(--(.+)\)$/.exec(value)?.[1] ?? '') ?? value);

/** Splits at the commas that are outside of brackets. */
const argumentsOf = (text: string) => text.split(/,\s*(?![^(]*\))/);

/** A colour as sRGB from 0 to 1. The kinds of values that the two files use are known; others are a mistake. */
function evaluate(value: string, scheme: Scheme): Rgb {
  const hex = /^#([\da-f]{6})$/i.exec(value)?.[1];
  if (hex) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
  const [, name, inner = ''] = /^([\w-]+)\((.*)\)$/.exec(value) ?? [];
  if (name === 'var') return evaluate(schemes[scheme].get(inner.slice(2)) ?? inner, scheme);
  if (name === 'light-dark') {
    return evaluate(argumentsOf(inner)[scheme === 'light' ? 0 : 1] ?? '', scheme);
  }
  if (name === 'color-mix') {
    const [space, first = '', second = ''] = argumentsOf(inner);
    const [, color = '', share = ''] = /^(.*) (\d+)%$/.exec(first) ?? [];
    const part = Number(share) / 100;
    const from = [evaluate(color, scheme), evaluate(second, scheme)] as const;
    const [a, b] = space === 'in oklab' ? from.map(toOklab) : from;
    const mixed = a?.map((each, at) => each * part + (b?.[at] ?? 0) * (1 - part)) as Rgb;
    return space === 'in oklab' ? fromOklab(mixed) : mixed;
  }
  throw new Error(`"${value}" is no hex colour, nor a mix of such that this test can read`);
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const dot = (row: Rgb, [x, y, z]: Rgb) => row[0] * x + row[1] * y + row[2] * z;
const multiply = (rows: [Rgb, Rgb, Rgb], by: Rgb) => rows.map((row) => dot(row, by)) as Rgb;

/** Oklab by the matrices of CSS Color 4, section 9.4, from linear sRGB. */
function toOklab(rgb: Rgb): Rgb {
  const lms = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map(toLinear) as Rgb,
  );
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms.map(Math.cbrt) as Rgb,
  );
}

function fromOklab(lab: Rgb): Rgb {
  const lms = multiply(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((c) => c ** 3) as Rgb;
  return multiply(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    lms,
  ).map((c) => fromLinear(Math.min(1, Math.max(0, c)))) as Rgb;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb) => dot([0.2126, 0.7152, 0.0722], rgb.map(toLinear) as Rgb);
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The lines `4.5:1 text, accent on surface, background + 18% ornament` of a file's first comment. */
function pairsOf(css: string) {
  const [comment = ''] = css.split('*/');
  return [...comment.matchAll(/^ \*\s+([\d.]+):1 (.+) on (.+)$/gm)].flatMap(
    ([, ratio, texts = '', surfaces = '']) =>
      texts
        .split(', ')
        .flatMap((text) => surfaces.split(', ').map((on) => ({ ratio: Number(ratio), text, on }))),
  );
}

/** A token, or a token with a tint of another one over it. */
function colorOf(name: string, scheme: Scheme): Rgb {
  const [, base = '', share, tint] = /^(\S+) \+ (\d+)% (\S+)$/.exec(name) ?? [];
  if (share === undefined) return evaluate(`var(--${name})`, scheme);
  return evaluate(`color-mix(in srgb, var(--${tint}) ${share}%, var(--${base}))`, scheme);
}

test.for(['studio/tokens.css', 'admin-ui/css/tokens.css'])(
  'the pairs of colours that %s lists have the contrast that it promises',
  (file) => {
    const pairs = pairsOf(read(file));
    expect(pairs.length).toBeGreaterThan(15);
    const weak = pairs.flatMap(({ ratio, text, on }) =>
      (['light', 'dark'] as const).flatMap((scheme) => {
        const found = contrast(colorOf(text, scheme), colorOf(on, scheme));
        return found < ratio ? [`${scheme}: ${text} on ${on}: ${found.toFixed(2)}`] : [];
      }),
    );
    expect(weak).toEqual([]);
  },
);

test.for([
  ['studio/tokens.css', lightRules],
  ['admin-ui/css/tokens.css', adminRules],
] as const)('%s lists each of its colours in a pair, or as decoration', ([file, rules]) => {
  const css = read(file);
  const [, decoration = ''] = /^ \* Decoration: (.+)\.$/m.exec(css) ?? [];
  const listed = new Set([
    ...decoration.split(', '),
    ...pairsOf(css).flatMap(({ text, on }) => [text, ...on.split(/ \+ \d+% /)]),
  ]);
  const names = [...declared(rules)].filter(([, value]) => isColor(value)).map(([name]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

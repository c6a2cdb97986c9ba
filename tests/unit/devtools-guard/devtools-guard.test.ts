import { expect, it } from 'vitest';
import {
  type Detection,
  type WindowSizes,
  detectDevtools,
} from '#browser/devtools-guard/detect.ts';
import { opensDevtools } from '#browser/devtools-guard/index.ts';

/** A desktop window as browsers report it: outer sizes in screen pixels, inner ones divided by the zoom. */
const WINDOW = {
  width: 1440,
  height: 900,
  /** Tabs, address bar, bookmarks. */
  bars: 120,
  /** Side bar or column of tabs. */
  side: 0,
  /** Docked tools: at the right, at the bottom. */
  right: 0,
  bottom: 0,
  zoom: 1,
  scale: 1,
  /** Safari's devicePixelRatio does not change with the zoom. */
  ratioTellsZoom: true,
};
type Window = Partial<typeof WINDOW>;

function sizes(changes: Window = {}): WindowSizes {
  const { width, height, bars, side, right, bottom, ...screen } = { ...WINDOW, ...changes };
  const { zoom, scale, ratioTellsZoom } = screen;
  return {
    outerWidth: width,
    outerHeight: height,
    innerWidth: Math.round((width - side - right) / zoom),
    innerHeight: Math.round((height - bars - bottom) / zoom),
    ratio: ratioTellsZoom ? scale * zoom : scale,
  };
}

/** The result after a series of measurements. */
function look(...windows: (Window | WindowSizes)[]): boolean {
  let detected: Detection = { open: false, baseline: null };
  for (const w of windows)
    detected = detectDevtools('ratio' in w ? w : sizes(w), detected.baseline);
  return detected.open;
}

const ZOOMS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.4, 3, 4, 5];
const SAFARI_ZOOMS = [0.5, 0.75, 0.85, 1, 1.15, 1.25, 1.5, 1.75, 2, 2.5, 3];
const SCREENS = [
  { width: 1366, height: 728 },
  { width: 1440, height: 900, scale: 2 },
  { width: 1536, height: 824, scale: 1.25 },
  { width: 2560, height: 1400 },
  // A small window.
  { width: 500, height: 600, bars: 90 },
];

it.each(SCREENS)(
  'no zoom, and no change of it, counts as tools in a window of $width x $height',
  (screen) => {
    // Safari's pixel ratio does not include the zoom.
    for (const [zooms, ratioTellsZoom] of [
      [ZOOMS, true],
      [SAFARI_ZOOMS, false],
    ] as const) {
      for (const from of zooms) {
        const before = { ...screen, zoom: from, ratioTellsZoom };
        if (ratioTellsZoom) expect(look(before), `zoom ${from}`).toBe(false);
        for (const zoom of zooms) {
          expect(look(before, { ...before, zoom }), `${from} to ${zoom}`).toBe(false);
        }
      }
    }
  },
);

const SAFARI = { ratioTellsZoom: false, zoom: 1.5 };

it.each<[isOpen: boolean, what: string, ...windows: (Window | WindowSizes)[]]>([
  [false, 'tall bars: title, menu, tabs, address, bookmarks, notice', { bars: 215 }],
  [false, 'a notice that appears', { bars: 130 }, { bars: 172 }],
  [false, 'a side panel of 360 px, open from the start', { side: 360 }],
  [false, 'a side panel of 360 px that opens later', {}, { side: 360 }],
  [false, 'a column of tabs and a zoom of 150 %', { side: 220 }, { side: 220, zoom: 1.5 }],
  [false, 'a narrow strip of icons that appears', {}, { side: 48 }],
  [false, 'a window made half as wide', { width: 1440 }, { width: 720 }],
  [false, 'a screen of another scale', { scale: 1 }, { width: 1100, height: 700, scale: 2 }],
  [false, 'a browser without an outer size', { ...sizes(), outerWidth: 0, outerHeight: 0 }],
  [false, 'a crawler with a very tall page', { ...sizes({ bars: 0 }), innerHeight: 12_140 }],
  [true, 'tools at the side, in Chromium’s usual width, from the start', { right: 555 }],
  [true, 'tools at the bottom, in Chromium’s usual height, from the start', { bottom: 300 }],
  [true, 'tools just over the limit at the side', {}, { right: 161 }],
  [true, 'tools next to a side panel', { side: 360 }, { side: 360, right: 555 }],
  [true, 'tools at a zoom of 150 %', { zoom: 1.5 }, { zoom: 1.5, right: 555 }],
  [true, 'tools in Safari, zoomed', SAFARI, { ...SAFARI, bottom: 300 }],
  [true, 'tools after a change of the zoom', {}, { right: 555 }, { right: 555, zoom: 1.25 }],
  [true, 'tools in a resized window', {}, { right: 555 }, { width: 1300, right: 555 }],
  [false, 'tools that were closed at the side', {}, { right: 555 }, {}],
  [false, 'tools that were closed at the bottom', { bottom: 300 }, {}],
  [false, 'tools at the limit at the side', {}, { right: 160 }],
])('the guard finds open tools (%s): %s', (isOpen, _, ...windows) => {
  expect(look(...windows)).toBe(isOpen);
});

const CONTROLS = [
  { name: 'Ctrl', ctrlKey: true, metaKey: false },
  { name: 'Cmd', ctrlKey: false, metaKey: true },
];

it.each(CONTROLS)(
  'the keys with $name that open developer tools are known, others left',
  (held) => {
    const opening = (keys: string, shiftKey: boolean, altKey: boolean) =>
      keys.split('').filter((key) => {
        const code = `Key${key.toUpperCase()}`;
        return opensDevtools({ key, code, shiftKey, altKey, ...held });
      });
    expect(opening('IJCUijcuRT', true, false).join('')).toBe('IJCijc');
    expect(opening('IJCUijcuRT', false, false).join('')).toBe('Uu');
    expect(opening('IJCURT', false, true).join('')).toBe(held.metaKey ? 'IJCU' : '');
    const cyrillic = { key: 'Ш', code: 'KeyI', shiftKey: true, altKey: false };
    expect(opensDevtools({ ...cyrillic, ...held }), 'in any layout of the keyboard').toBe(true);
    const alone = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
    const single = ['F12', 'F5', 'F11', 'I', 'Tab', 'Enter'];
    expect(single.filter((key) => opensDevtools({ key, code: key, ...alone }))).toEqual(['F12']);
  },
);

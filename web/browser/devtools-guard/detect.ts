/** Outer sizes do not change with the page's zoom; inner ones shrink as it grows. */
export interface WindowSizes {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
  /** The screen's scale times the zoom (in Safari the scale alone). */
  ratio: number;
}

/** Room around the page, in the units of the outer sizes. */
interface Gaps {
  width: number;
  height: number;
}

interface Baseline {
  sizes: WindowSizes;
  zoom: number;
  gaps: Gaps;
}

export interface Detection {
  open: boolean;
  /** Null if only developer tools explain the sizes. */
  baseline: Baseline | null;
}

const DEVTOOLS_MIN = 160;
const SIDE_BAR_MIN = 240;
const SIDE_BAR_MAX = 400;
const BARS_MAX = 220;
const TOLERANCE = 10;
const BARS_TOLERANCE = 24;

/** Others are covered by comparing width with height. */
const SCREEN_SCALES = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4];
const ZOOM_MIN = 0.24;
const ZOOM_MAX = 5.1;

/**
 * Finds docked tools: zoom shrinks width and height alike, tools only one. In doubt the page stays: closed by mistake
 * is worse than missed (limits: tests/unit/devtools-guard/devtools-guard.test.ts).
 */
export function detectDevtools(now: WindowSizes, before: Baseline | null): Detection {
  const { outerWidth, outerHeight, innerWidth, innerHeight } = now;
  if (!(outerWidth > 0 && outerHeight > 0 && innerWidth > 0 && innerHeight > 0))
    return { open: false, baseline: before };
  if (before?.sizes.outerWidth === outerWidth && before.sizes.outerHeight === outerHeight)
    return { open: lostSpaceToDevtools(now, before), baseline: before };
  const baseline = findBaseline(now);
  const isEmulated =
    now.ratio >= 1 &&
    (innerWidth > outerWidth + TOLERANCE || innerHeight > outerHeight + TOLERANCE);
  return { open: baseline === null && !isEmulated, baseline };
}

function lostSpaceToDevtools(now: WindowSizes, { sizes, zoom, gaps }: Baseline): boolean {
  const added = gapsAt(now, zoom * (now.ratio / sizes.ratio), gaps);
  const atSide =
    added.width <= DEVTOOLS_MIN || (added.width >= SIDE_BAR_MIN && added.width < SIDE_BAR_MAX);
  if (atSide && added.height <= DEVTOOLS_MIN) return false;
  // Safari's ratio excludes the zoom.
  const byWidth = (now.outerWidth - gaps.width) / now.innerWidth;
  return !(isZoom(byWidth) && Math.abs(gapsAt(now, byWidth, gaps).height) <= BARS_TOLERANCE);
}

function findBaseline(sizes: WindowSizes): Baseline | null {
  const zooms = [sizes.outerWidth / sizes.innerWidth, 1];
  for (const scale of SCREEN_SCALES) zooms.push(sizes.ratio / scale);
  const fitting = zooms
    .filter(isZoom)
    .map((zoom) => ({ sizes, zoom, gaps: gapsAt(sizes, zoom) }))
    .filter(
      ({ gaps: { width, height } }) =>
        width >= -TOLERANCE && width < SIDE_BAR_MAX && height >= -TOLERANCE && height <= BARS_MAX,
    );
  return fitting.sort((a, b) => Math.abs(a.gaps.width) - Math.abs(b.gaps.width))[0] ?? null;
}

function gapsAt(sizes: WindowSizes, zoom: number, before: Gaps = { width: 0, height: 0 }): Gaps {
  return {
    width: sizes.outerWidth - sizes.innerWidth * zoom - before.width,
    height: sizes.outerHeight - sizes.innerHeight * zoom - before.height,
  };
}

function isZoom(zoom: number): boolean {
  return zoom >= ZOOM_MIN && zoom <= ZOOM_MAX;
}

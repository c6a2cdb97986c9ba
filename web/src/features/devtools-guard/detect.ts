/** One look at the window. Outer sizes do not change with the page's zoom; inner ones shrink as it grows. */
export interface WindowSizes {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
  /** devicePixelRatio: the screen's own scale times the zoom (in Safari the scale alone). */
  ratio: number;
}

/** What of the window is not page: the browser's own bars, in the units of the outer sizes. */
interface Gaps {
  width: number;
  height: number;
}

/** How the window looked when it last had its present size, with the zoom that explains it. */
interface Baseline {
  sizes: WindowSizes;
  zoom: number;
  gaps: Gaps;
}

export interface Detection {
  open: boolean;
  /** To be given back at the next look; null where nothing but developer tools explains the window. */
  baseline: Baseline | null;
}

/** Docked tools take more than this of the width or height (docs/behaviour.md, section 9), in pixels. */
const LIMIT = 160;
/**
 * Widths that side bars, side panels and columns of tabs take (240 to 400): a gap of this size that appears
 * at the side is taken for one of them. Tools docked at the side start at 555 in Chromium, 500 in Firefox.
 */
const SIDE_BAR_FROM = 240;
const SIDE_BAR_BELOW = 400;
/** The most that a browser's bars above the page take: tabs, address, bookmarks, menu, one notice. */
const TALLEST_BARS = 220;
/** Rounding of zoomed sizes, and windows whose frame is drawn outside what they report. */
const SLACK = 10;
/** By how much bars above the page may seem to differ from one zoom to another. */
const SAME_BARS = 24;

/** Scales that screens are set to; anything else is covered by comparing width with height. */
const SCREEN_SCALES = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4];
const LEAST_ZOOM = 0.24;
const MOST_ZOOM = 5.1;

/**
 * Tells developer tools docked in the window from everything else that makes a page smaller than its
 * window (docs/decisions/0024). Zoom shrinks width and height alike, tools only one of them: the sizes are
 * taken back to zoom 1 before anything is compared. Only sizes that no zoom and no usual side bar explains
 * are tools.
 * @param before baseline of the look before, or null at the first
 */
export function detectDevtools(now: WindowSizes, before: Baseline | null): Detection {
  if (!(now.outerWidth > 0 && now.outerHeight > 0 && now.innerWidth > 0 && now.innerHeight > 0)) {
    return { open: false, baseline: before };
  }
  if (before && sameWindow(now, before.sizes)) {
    return { open: grewLikeTools(now, before), baseline: before };
  }
  // The first look, or the window itself was resized, maximised, turned or moved to another screen.
  const baseline = explain(now);
  return { open: baseline === null && !isEmulated(now), baseline };
}

function sameWindow(a: WindowSizes, b: WindowSizes): boolean {
  return a.outerWidth === b.outerWidth && a.outerHeight === b.outerHeight;
}

/** Whether the page lost room to something like tools since the baseline, in a window of the same size. */
function grewLikeTools(now: WindowSizes, { sizes, zoom, gaps }: Baseline): boolean {
  const gained = gapsAt(now, zoom * (now.ratio / sizes.ratio), gaps);
  const atSide =
    gained.width <= LIMIT || (gained.width >= SIDE_BAR_FROM && gained.width < SIDE_BAR_BELOW);
  if (atSide && gained.height <= LIMIT) return false;
  // Where the ratio does not tell the zoom (Safari): a zoom makes of the height exactly what it makes of the width.
  const byWidth = (now.outerWidth - gaps.width) / now.innerWidth;
  return !(isZoom(byWidth) && Math.abs(gapsAt(now, byWidth, gaps).height) <= SAME_BARS);
}

/** The zoom by which the window holds a page, bars and perhaps a side bar; null if there is none. */
function explain(sizes: WindowSizes): Baseline | null {
  const zooms = [sizes.outerWidth / sizes.innerWidth, 1];
  for (const scale of SCREEN_SCALES) zooms.push(sizes.ratio / scale);
  const fitting = zooms
    .filter(isZoom)
    .map((zoom) => ({ sizes, zoom, gaps: gapsAt(sizes, zoom) }))
    .filter(
      ({ gaps: { width, height } }) =>
        width >= -SLACK && width < SIDE_BAR_BELOW && height >= -SLACK && height <= TALLEST_BARS,
    );
  return fitting.sort((a, b) => Math.abs(a.gaps.width) - Math.abs(b.gaps.width))[0] ?? null;
}

/** A page larger than its window, though not zoomed out: a crawler's or a test's made-up screen. */
function isEmulated(sizes: WindowSizes): boolean {
  const larger =
    sizes.innerWidth > sizes.outerWidth + SLACK || sizes.innerHeight > sizes.outerHeight + SLACK;
  return larger && sizes.ratio >= 1;
}

/** What is not page at a zoom, less what was not page before. */
function gapsAt(sizes: WindowSizes, zoom: number, before: Gaps = { width: 0, height: 0 }): Gaps {
  return {
    width: sizes.outerWidth - sizes.innerWidth * zoom - before.width,
    height: sizes.outerHeight - sizes.innerHeight * zoom - before.height,
  };
}

function isZoom(zoom: number): boolean {
  return zoom >= LEAST_ZOOM && zoom <= MOST_ZOOM;
}

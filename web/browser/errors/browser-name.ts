/** Names with the patterns of their versions; a browser's text also names those that come after it here. */
const BROWSERS: [name: string, version: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari/],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser with its major version, and system, e.g. "Chrome 140, Android"; '' if neither is known. */
export function browserName(userAgent: string): string {
  const browsers = BROWSERS.flatMap(([name, version]) => {
    const found = version.exec(userAgent)?.[1];
    return found === undefined ? [] : [`${name} ${found}`];
  });
  const systems = SYSTEMS.filter(([, mark]) => mark.test(userAgent)).map(([name]) => name);
  return [browsers[0], systems[0]].filter((name) => name !== undefined).join(', ');
}

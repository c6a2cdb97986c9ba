/** First word of `what_platform`; others, which anyone may send, are shown nowhere. */
export const ERROR_PLATFORMS = ['Client', 'Installed app', 'Function'] as const;
export type ErrorPlatform = (typeof ERROR_PLATFORMS)[number];

const KNOWN_PLATFORM = new RegExp(
  `^(?:${ERROR_PLATFORMS.join('|')})(?:, [A-Za-z][A-Za-z ]{1,20}(?: \\d{1,4})?){0,2}$`,
);

/** Alone or with browser and system: "Client, Chrome 140, Android". */
export function isErrorPlatform(text: string): boolean {
  return KNOWN_PLATFORM.test(text);
}

import { readFileSync } from 'node:fs';

interface Channel {
  name?: string;
  release?: { version?: { name?: string } };
}

/** Id of the version that the live channel serves, from `firebase hosting:channel:list --json`; '' before the first. */
export function liveVersion(output: unknown): string {
  const { result } = output as { result?: { channels?: Channel[] } };
  const live = result?.channels?.find(({ name }) => name?.endsWith('/channels/live'));
  return /\/versions\/([\w-]+)$/.exec(live?.release?.version?.name ?? '')?.[1] ?? '';
}

/** Address of the deployed preview, from `firebase hosting:channel:deploy --json`; '' where there is none. */
export function previewUrl(output: unknown): string {
  const { result = {} } = output as { result?: Record<string, { url?: string }> };
  const urls = Object.values(result).flatMap(({ url }) => url ?? []);
  return urls.find((url) => /^https:\/\/[\w.-]+$/.test(url)) ?? '';
}

if (import.meta.main) {
  const [what, file = ''] = process.argv.slice(2);
  const output: unknown = JSON.parse(readFileSync(file, 'utf8'));
  console.log(what === 'live-version' ? liveVersion(output) : previewUrl(output));
}

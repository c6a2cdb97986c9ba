import { LATEST_BUILD_URL, latestBuildId } from '#model/updates/builds.ts';

const TIMEOUT_MS = 10_000;

export async function fetchLatestId(): Promise<string | null> {
  const response = await fetch(`${LATEST_BUILD_URL}?${timestamp14(new Date())}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? latestBuildId(await response.json()) : null;
}

function timestamp14(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().replace(/\D/g, '').slice(0, 14);
}

let first: Promise<string | null> | undefined;

/** The build that the site had when the page first asked. Null if it could not be asked; the next call asks again. */
export function firstBuild(): Promise<string | null> {
  first ??= fetchLatestId()
    .catch(() => null)
    .then((id) => {
      if (id === null) first = undefined;
      return id;
    });
  return first;
}

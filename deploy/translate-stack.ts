import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand, ROOT, SetupError } from '../emulators/project.ts';

const MAPS_FOLDER = join(ROOT, '.cache/source-maps');
/** A line in the stacks of Chromium, Firefox and Safari. */
const PLACE =
  /(?:https?:\/\/[^\s()]*\/)?assets\/(?<script>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/** Places without a map stay as they are. */
export function translateStack(stack: string, folder: string): string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string): SourceMap | null => {
    const file = join(folder, `${script}.map`);
    if (!maps.has(script)) {
      const payload = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
        : null;
      maps.set(script, payload && new SourceMap(payload));
    }
    return maps.get(script) ?? null;
  };
  return stack.replaceAll(PLACE, (place, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return place;
    const source = relative(ROOT, resolve(ROOT, 'web/dist/assets', origin.fileName));
    const name = origin.name ? ` (${origin.name})` : '';
    return `${source}:${origin.lineNumber}:${origin.columnNumber}${name}`;
  });
}

/** Downloaded from the workflow's artifacts, unless this machine built the code. */
function mapsOf(code: string): string {
  const folder = join(MAPS_FOLDER, code);
  if (existsSync(folder)) return folder;
  try {
    execFileSync('gh', ['run', 'download', '--name', `source-maps-${code}`, '--dir', folder], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new SetupError(
      `There are no source maps of code ${code} here, and the GitHub CLI did not find the artifact (${(error as Error).message.trim()}). Artifacts are kept for 90 days.`,
    );
  }
  return folder;
}

const USAGE = `Turns a stack of the page "Errors" into files and lines of the source.

  npm run errors:translate -- <code id> < stack.txt    without a file: paste it, then press Ctrl-D

The id stands in the error's details. Its source maps are taken from .cache/source-maps or from GitHub.`;

async function main(): Promise<string> {
  const [code, ...others] = process.argv.slice(2);
  if (code === undefined || others.length > 0 || !/^[\w-]{1,64}$/.test(code))
    throw new SetupError(USAGE);
  const folder = mapsOf(code);
  return translateStack(await text(process.stdin), folder);
}

if (import.meta.main) await runCommand(main);

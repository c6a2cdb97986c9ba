import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileWriter } from '../../../model/pages/renderer.ts';
import { dependsOnContent } from './publisher.ts';

const zip = (content: string | Uint8Array) => promisify(gzip)(content, { level: 9 });

export class ChangedFiles implements FileWriter {
  readonly contents = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #served: ReadonlyMap<string, string>;
  readonly #deadline: AbortSignal;
  readonly #changed = new Map<string, string>();
  readonly #paths = new Set<string>();

  constructor(served: ReadonlyMap<string, string>, deadline: AbortSignal) {
    this.#served = served;
    this.#deadline = deadline;
  }

  readonly write = async (path: string, file: string | Uint8Array): Promise<boolean> => {
    this.#deadline.throwIfAborted();
    const address = `/${path}`;
    const content = await zip(file);
    const hash = createHash('sha256').update(content).digest('hex');
    this.#paths.add(address);
    if (this.#served.get(address) === hash) return true;
    this.#changed.set(address, hash);
    this.contents.set(hash, content);
    return false;
  };

  readonly keep = (path: string): boolean => {
    const isServed = this.#served.has(`/${path}`);
    if (isServed) this.#paths.add(`/${path}`);
    return isServed;
  };

  get hashes(): [path: string, hash: string][] {
    const gone = [...this.#served.keys()].filter(
      (path) => dependsOnContent(path.slice(1)) && !this.#paths.has(path),
    );
    return [...this.#changed, ...gone.map((path): [string, string] => [path, ''])];
  }
}

import { createHash } from 'node:crypto';
import type { FileWriter } from '../../../model/pages/renderer.ts';

export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Code has files of its own: scripts, styles, icons. */
const dependsOnContent = (path: string): boolean =>
  /\.html$|(?:^|\/)_payload\.json$|^\/(?:builds|og)\//.test(path);

/** Keeps what differs from the served files. */
export class ChangedFiles implements FileWriter {
  /** Encoded files by hash. */
  readonly contents = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #served: ReadonlyMap<string, string>;
  readonly #encode: (file: string | Uint8Array) => Promise<Buffer<ArrayBuffer>>;
  readonly #deadline: AbortSignal;
  readonly #changed = new Map<string, string>();
  readonly #paths = new Set<string>();

  /** @param served hashes by path, with a slash first @param encode makes what is served of a file */
  constructor(
    served: ReadonlyMap<string, string>,
    encode: (file: string | Uint8Array) => Promise<Buffer<ArrayBuffer>>,
    deadline: AbortSignal,
  ) {
    this.#served = served;
    this.#encode = encode;
    this.#deadline = deadline;
  }

  readonly write = async (path: string, file: string | Uint8Array): Promise<boolean> => {
    this.#deadline.throwIfAborted();
    const address = `/${path}`;
    const content = await this.#encode(file);
    const hash = hashOf(content);
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
      (path) => dependsOnContent(path) && !this.#paths.has(path),
    );
    return [...this.#changed, ...gone.map((path): [string, string] => [path, ''])];
  }
}

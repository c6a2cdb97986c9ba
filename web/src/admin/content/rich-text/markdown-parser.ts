import type { Root } from 'mdast';

/** What the worker is asked for: the syntax tree of a text, or its HTML. */
export interface MarkdownRequest {
  task: 'parse' | 'render';
  markdown: string;
}

/** The answers to these requests. */
export type MarkdownAnswer = Root | string;

/** Milliseconds after which a text counts as too complex for the formatted view. */
const TIME_LIMIT = 8000;

/**
 * `notParsed`: the text nests so deeply or repeats so much that it was not parsed in time; `notLoaded`: the parser could
 * not be loaded.
 */
export class NotParsed extends Error {
  override name = 'NotParsed';
  readonly reason: 'notParsed' | 'notLoaded';
  constructor(reason: NotParsed['reason']) {
    super(`Markdown: ${reason}`);
    this.reason = reason;
  }
}

/** Parses and renders Markdown in a worker, so that no text blocks the page. */
export class MarkdownParser {
  #worker: Worker | null = null;
  #version = 0;

  /**
   * Parses a text; a call replaces the one before, whose promise stays open.
   * @throws {NotParsed} after the time limit, or where the worker fails
   */
  parse(markdown: string): Promise<Root> {
    return this.#ask({ task: 'parse', markdown });
  }

  /**
   * The HTML of a text; a call replaces the one before, as of `parse`.
   * @throws {NotParsed} as `parse` does
   */
  render(markdown: string): Promise<string> {
    return this.#ask({ task: 'render', markdown });
  }

  #ask<Answer extends MarkdownAnswer>(request: MarkdownRequest): Promise<Answer> {
    const version = ++this.#version;
    const worker = (this.#worker ??= new Worker(
      new URL('./markdown-parser-worker.ts', import.meta.url),
      { type: 'module' },
    ));
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.removeEventListener('message', receive);
        worker.removeEventListener('error', fail);
        if (version === this.#version) finish();
      };
      const receive = ({ data }: MessageEvent<{ version: number; result: Answer | null }>) => {
        if (data.version !== version) return;
        const { result } = data;
        settle(() => (result === null ? reject(new NotParsed('notParsed')) : resolve(result)));
      };
      const give = (reason: NotParsed['reason']) =>
        settle(() => {
          this.close();
          reject(new NotParsed(reason));
        });
      const fail = () => give('notLoaded');
      const timer = setTimeout(() => give('notParsed'), TIME_LIMIT);
      worker.addEventListener('message', receive);
      worker.addEventListener('error', fail);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ version, request });
    });
  }

  /** Ends the worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

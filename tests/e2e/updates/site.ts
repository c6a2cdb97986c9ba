import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'superstatic/lib/config.js';
import superstatic from 'superstatic/lib/superstatic.js';
import { emulatorConfig } from '../../../emulators/emulator-config.ts';
import { SITE } from '../../../emulators/project.ts';
import { readFirebaseConfig } from '../../../web/build/firebase-config.ts';
import type { Build } from './builds.ts';

/** What a path answers instead of its file. */
export interface Fault {
  /** 200 unless said otherwise. */
  status?: number;
  type?: string;
  body?: string;
  /** Never answers at all. */
  hang?: true;
}

interface Rule {
  path: RegExp;
  fault: Fault;
  times: number;
}

type Handler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * A site of its own for one test at a time: Hosting's own file server (superstatic, the one in the
 * emulator) with the headers, clean addresses and languages of firebase.json, over a build that a test can
 * replace under an open page as a deployment does. Functions are those of the running suite.
 */
export class Site {
  readonly #server: Server;
  readonly #handlers = new Map<string, Handler>();
  #rules: Rule[] = [];
  #handler: Handler | undefined;
  /** Paths with query, in the order in which they were asked for. */
  requests: string[] = [];

  private constructor() {
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Serves this build from now on, and nothing else any more. */
  deploy(build: Build): void {
    this.#handler = this.#handlers.get(build.folder) ?? hosting(build);
    this.#handlers.set(build.folder, this.#handler);
  }

  /** Makes a path answer wrongly, for ever or so many times. */
  fail(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ path, fault, times });
  }

  /** Ends all faults. */
  heal(): void {
    this.#rules = [];
  }

  asked(path: RegExp): string[] {
    return this.requests.filter((each) => path.test(each));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = incoming.url ?? '/';
    this.requests.push(url);
    const rule = this.#rules.find(({ path, times }) => times > 0 && path.test(url));
    if (rule) {
      rule.times -= 1;
      answerWrongly(outgoing, rule.fault);
    } else if (/^\/(?:api|media)\//.test(url)) {
      passOn(incoming, outgoing);
    } else {
      this.#handler?.(incoming, outgoing, (error: unknown) => {
        outgoing.writeHead(error ? 500 : 404).end();
      });
    }
  }
}

/** Every build has headers of its own: the hashes in its Content-Security-Policy. */
function hosting({ folder, config }: Build): Handler {
  const { hosting: rules } = emulatorConfig(readFirebaseConfig(config), false);
  return superstatic({
    fallthrough: false,
    cwd: folder,
    config: { ...(rules as Configuration), public: '.', rewrites: [] },
  }) as Handler;
}

function answerWrongly(outgoing: ServerResponse, fault: Fault): void {
  if (fault.hang) return;
  outgoing.writeHead(fault.status ?? 200, {
    'Content-Type': fault.type ?? 'text/html',
    'Cache-Control': 'no-store',
  });
  outgoing.end(fault.body ?? '<!doctype html><title>Something else</title>');
}

/** Functions answer behind the suite's own Hosting, as they do in production. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const onward = request(new URL(url, SITE), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

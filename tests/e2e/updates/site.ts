import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http';
import type { Configuration } from 'superstatic/lib/config.js';
import superstatic from 'superstatic/lib/superstatic.js';
import { emulatorConfig } from '../../../emulators/emulator-suite.ts';
import { SITE } from '../../../emulators/project.ts';
import type { FirebaseConfig } from '../../../web/scripts/hosting/firebase-config.ts';
import { serve } from '../../serve.ts';
import { type Build, CONFIG } from './builds.ts';

/** Response of a path instead of its file. */
export interface Fault {
  /** 200 by default. */
  status?: number;
  type?: string;
  body?: string;
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
 * A site of one test: Hosting's file server (superstatic, as in the emulator) with the headers, clean URLs
 * and languages of firebase.json. A test can replace its build while a page is open, as a deployment does. Requests to
 * functions go to Hosting of the running emulators.
 */
export class Site {
  #rules: Rule[] = [];
  #handler: Handler | undefined;
  /** Requested paths with query, in order. */
  requests: string[] = [];

  origin = '';
  close: () => Promise<void> = () => Promise.resolve();

  static async open(): Promise<Site> {
    const site = new Site();
    const { origin, close } = await serve((incoming, outgoing) => site.#answer(incoming, outgoing));
    return Object.assign(site, { origin: origin.slice(0, -1), close });
  }

  /** Serves only this build from now on. */
  deploy(build: Build): void {
    this.#handler = hosting(build);
  }

  /** Makes a path respond with a fault. @param times number of faulty responses; unlimited by default */
  fail(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ path, fault, times });
  }

  /** Removes all faults. */
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
      sendFault(outgoing, rule.fault);
    } else if (/^\/(?:api|media)\//.test(url)) {
      forward(incoming, outgoing);
    } else {
      this.#handler?.(incoming, outgoing, (error: unknown) => {
        outgoing.writeHead(error ? 500 : 404).end();
      });
    }
  }
}

/** File server with the headers of the site. */
function hosting({ folder }: Build): Handler {
  const text = emulatorConfig(readFileSync(CONFIG, 'utf8'));
  const { hosting: rules } = JSON.parse(text) as FirebaseConfig;
  return superstatic({
    fallthrough: false,
    cwd: folder,
    config: { ...(rules as Configuration), public: '.', rewrites: [] },
  }) as Handler;
}

function sendFault(outgoing: ServerResponse, fault: Fault): void {
  outgoing.writeHead(fault.status ?? 200, {
    'Content-Type': fault.type ?? 'text/html',
    'Cache-Control': 'no-store',
  });
  outgoing.end(fault.body ?? '<!doctype html><title>Something else</title>');
}

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET', headers } = request;
  const asked = ask(SITE + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that navigates away aborts its requests.
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

import type { Fetch } from '../../../deploy/project/google-api.ts';
import { routesOf } from './fake-google-routes.ts';
import type { Answer, Json } from './fake-google-state.ts';
import { error, FakeGoogleState } from './fake-google-state.ts';

/** Requests that only read, although they are sent with POST. */
const READING = /:(?:getIamPolicy|runQuery)$/;

/**
 * Google's REST APIs for one project, as far as `deploy/project/` uses them: their addresses and answers are those of the
 * discovery documents. It keeps what is created and refuses what the real ones refuse: a second resource of one name, a
 * request to an API that is off, a policy with an old etag.
 */
export class FakeGoogle extends FakeGoogleState {
  /** Names of the requests that changed something. */
  changes: string[] = [];
  /** Number of the change whose answer is lost, although it is done; 0: none. */
  loseAnswerOf = 0;
  isOffline = false;
  /** Requests to matching addresses are refused. */
  denied: RegExp | null = null;
  readonly #routes = routesOf(this);

  readonly fetch: Fetch = (url, { method = 'GET', body }) => {
    if (this.isOffline) return Promise.reject(new TypeError('fetch failed'));
    const { host, pathname, searchParams } = new URL(url);
    const path = host + decodeURIComponent(pathname);
    const call = typeof body === 'string' ? (JSON.parse(body) as Json) : {};
    const answer =
      this.#refusal(method, host, path) ?? this.#route(method, path, searchParams, call);
    const isChange = method !== 'GET' && !READING.test(path) && answer.status === 200;
    if (isChange) {
      this.changes.push(`${method} ${path}`);
      if (this.changes.length === this.loseAnswerOf) {
        return Promise.reject(new TypeError('fetch failed'));
      }
    }
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };

  grantAdmin = (email: string): Promise<string> => {
    this.admins.add(email);
    return Promise.resolve('done');
  };

  #refusal(method: string, host: string, path: string): Answer | null {
    if (!path.includes(`/${this.project}`) && !path.includes(`/${this.number}`)) {
      const isOfNoProject = /\/(?:operations|billingAccounts)\//.test(path);
      if (!isOfNoProject) {
        return error(403, 'Permission denied on resource project.', 'CONSUMER_INVALID');
      }
    }
    if (this.denied?.test(`${method} ${path}`)) {
      return error(403, 'The caller does not have permission', 'IAM_PERMISSION_DENIED', 'a.b.c');
    }
    if (host === 'serviceusage.googleapis.com') return null;
    const cold = this.coldRequests.get(host) ?? 0;
    if (cold > 0) this.coldRequests.set(host, cold - 1);
    return cold > 0 || !this.enabled.has(host)
      ? error(
          403,
          `${host} has not been used in this project or it is disabled.`,
          'SERVICE_DISABLED',
        )
      : null;
  }

  #route(method: string, path: string, query: URLSearchParams, body: Json): Answer {
    for (const [wanted, pattern, answer] of this.#routes) {
      const match = wanted === method ? pattern.exec(path) : null;
      if (match !== null) return answer({ parts: match.slice(1), query, body });
    }
    return error(501, `no such route: ${method} ${path}`);
  }
}

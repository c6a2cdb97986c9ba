import { SetupError } from '../../emulators/project.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface GoogleApiOptions {
  project: string;
  /** An access token; called before each request. */
  token: () => Promise<string>;
  fetch: Fetch;
  sleep: (ms: number) => Promise<unknown>;
}

interface ErrorBody {
  error?: {
    message?: string;
    details?: { reason?: string; metadata?: { permission?: string } }[];
  };
}

interface Operation {
  name?: string;
  done?: boolean;
  error?: { code?: number; message?: string };
}

/** A refusal of a Google API. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Machine-readable reason, e.g. `SERVICE_DISABLED`; '' where there is none. */
  readonly reason: string;

  constructor(status: number, message: string, reason = '') {
    super(message);
    this.status = status;
    this.reason = reason;
  }

  /** True where the caller lacks a right, or the API is off. */
  get isForbidden(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

const TIMEOUT_MS = 30_000;
/** Attempts of a request whose failure may pass. */
const ATTEMPTS = 5;
/** An API that was enabled a moment ago refuses requests for up to two minutes. */
const WARM_UP_ATTEMPTS = 12;
const WARM_UP_PAUSE_MS = 10_000;
const OPERATION_POLLS = 150;
const OPERATION_PAUSE_MS = 2000;

/** True where a policy names an account that was created a moment ago: IAM does not know it everywhere yet. */
const isTooNew = ({ status, message }: ApiError): boolean =>
  status === 400 && /account .* does not exist/i.test(message);

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const details = body?.error?.details ?? [];
  const reason = details.find((detail) => detail.reason !== undefined)?.reason;
  const permission = details.find((detail) => detail.metadata?.permission)?.metadata?.permission;
  const message = body?.error?.message ?? `it answered ${response.status}`;
  return new ApiError(
    response.status,
    permission === undefined || message.includes(permission)
      ? message
      : `${message} (${permission})`,
    reason,
  );
}

/** Calls Google's REST APIs as the person who runs the command; repeats requests whose failure may pass. */
export class GoogleApi {
  /** Names of the APIs that are on, e.g. `run.googleapis.com`. Refusals because one of them is off pass by themselves. */
  readonly enabledApis = new Set<string>();
  readonly #options: GoogleApiOptions;

  constructor(options: GoogleApiOptions) {
    this.#options = options;
  }

  /**
   * Reads a resource.
   * @returns null where it does not exist
   * @throws {ApiError} where the API refuses; {SetupError} where it cannot be reached
   */
  async get<T>(url: string): Promise<T | null> {
    try {
      return await this.send<T>('GET', url);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Sends a request.
   * @returns the body of the answer
   * @throws {ApiError} where the API refuses; {SetupError} where it cannot be reached
   */
  async send<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#request(method, url, body);
      if (!(answer instanceof Error)) return answer.body as T;
      // A POST whose answer was lost may have been done: repeating it could create a second one.
      const isLost = !(answer instanceof ApiError) || answer.status >= 500;
      const isPassing = isLost ? method !== 'POST' : answer.status === 429 || isTooNew(answer);
      const isWarmingUp =
        answer instanceof ApiError &&
        answer.reason === 'SERVICE_DISABLED' &&
        this.enabledApis.has(new URL(url).host);
      if (isPassing && attempt < ATTEMPTS) await this.#options.sleep(500 * 2 ** attempt);
      else if (isWarmingUp && attempt < WARM_UP_ATTEMPTS) {
        await this.#options.sleep(WARM_UP_PAUSE_MS);
      } else if (answer instanceof ApiError) throw answer;
      else {
        throw new SetupError(
          `${new URL(url).host} cannot be reached: check the connection, then run this again. What is done stays done.`,
        );
      }
    }
  }

  /**
   * Waits until a long-running operation has ended.
   * @param base address of the API with its version, under which operations are read
   * @throws {ApiError} where it failed, or has not ended after five minutes
   */
  async finish(base: string, operation: Operation): Promise<void> {
    let current = operation;
    for (let poll = 0; current.done !== true && current.name !== undefined; poll += 1) {
      if (poll === OPERATION_POLLS) {
        throw new ApiError(504, 'it still runs at Google: run this again in a few minutes');
      }
      await this.#options.sleep(OPERATION_PAUSE_MS);
      current = await this.send<Operation>('GET', `${base}/${current.name}`);
    }
    const { error } = current;
    if (error) throw new ApiError(error.code ?? 500, error.message ?? 'the operation failed');
  }

  /** @returns the answer, a refusal, or the error where the connection failed, also within the answer */
  async #request(method: string, url: string, body?: object): Promise<{ body: unknown } | Error> {
    const { token, project, fetch } = this.#options;
    const authorization = `Bearer ${await token()}`;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          Authorization: authorization,
          'Content-Type': 'application/json',
          'X-Goog-User-Project': project,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? { body: await response.json() } : await errorOf(response);
    } catch (error) {
      return error as Error;
    }
  }
}

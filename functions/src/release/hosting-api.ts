const CALL_MS = 30_000;

class Refused extends Error {}

interface Sent {
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Calls Hosting's REST API: https://firebase.google.com/docs/reference/hosting/rest */
export class HostingApi {
  readonly #origin: string;
  readonly #token: () => Promise<string>;
  readonly #deadline: AbortSignal;

  constructor(origin: string, token: () => Promise<string>, deadline: AbortSignal) {
    this.#origin = origin;
    this.#token = token;
    this.#deadline = deadline;
  }

  async call<Answer>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Answer> {
    const sent = body && { type: 'application/json', content: JSON.stringify(body) };
    return JSON.parse(
      await this.#repeated(method, `${this.#origin}/v1beta1/${path}`, sent),
    ) as Answer;
  }

  async upload(url: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#repeated('POST', url, { type: 'application/octet-stream', content });
  }

  async #repeated(method: string, url: string, sent?: Sent): Promise<string> {
    try {
      return await this.#send(method, url, sent);
    } catch (error) {
      if (error instanceof Refused || this.#deadline.aborted) throw error;
      return this.#send(method, url, sent);
    }
  }

  async #send(method: string, url: string, sent?: Sent): Promise<string> {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${await this.#token()}`,
        ...(sent && { 'Content-Type': sent.type }),
      },
      ...(sent && { body: sent.content }),
      signal: AbortSignal.any([this.#deadline, AbortSignal.timeout(CALL_MS)]),
    });
    const text = await response.text();
    if (response.ok) return text;
    const reason = /"message":\s*"([^"]*)/.exec(text)?.[1] ?? text.slice(0, 200);
    throw new Refused(`Hosting answered ${response.status}: ${reason}`);
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTimeout } from '../../../src/client/api/answer-timeout';
import type { Answer, CallOptions } from '../../server/support/call-server';
import type { Acknowledgements } from './acknowledgements';

/** Milliseconds. */
const pauseAfterFailure = 200;

/** Somebody who sends each change until it is answered, always under the same key. */
export class PatientConversation {
  isOver = false;

  /** @param pace milliseconds between two changes, on average */
  constructor(
    private readonly shops: string[],
    private readonly acknowledgements: Acknowledgements,
    private readonly pace: number,
    private shop = 0,
  ) {}

  async ask(method: string, path: string, options: CallOptions): Promise<Answer> {
    const headers = { 'idempotency-key': randomUUID(), ...options.headers };
    await wait(this.pace * 2 * Math.random());
    const began = performance.now();
    for (;;) {
      const answer = await this.send(method, path, { ...options, headers });
      if (answer && answer.status < 500 && answer.status !== 429) {
        // Reads go on while no change is stored.
        if (answer.status === 200 && method !== 'GET') this.acknowledgements.add(began);
        return answer;
      }
      this.acknowledgements.repeated += 1;
      await wait(pauseAfterFailure);
    }
  }

  /** Undefined when no whole answer came: then another balancer is tried, as browsers do. */
  async send(
    method: string,
    path: string,
    { token, body, headers }: CallOptions,
  ): Promise<Answer | undefined> {
    try {
      const response = await fetch(this.shops[this.shop]! + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerTimeout),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('application/json');
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      };
    } catch {
      this.shop = (this.shop + 1) % this.shops.length;
      return undefined;
    }
  }
}

import autocannon from 'autocannon';
import { Agent, request } from 'node:http';
import type { Call, CallOf } from './calls';
import type { Served } from './serve';

const connections = 50;
const warmUp = 2;
const seconds = 5;

export interface Load {
  requestsPerSecond: number;
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not a success. */
  refused: number;
}

export const headersOf = ({ token, headers, body }: Call) => ({
  ...headers,
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body && { 'content-type': 'application/json' }),
});

/** Calls from 50 connections at once, as quickly as the answers come, once it has warmed up. */
export async function load(served: Served, callOf: CallOf): Promise<Load> {
  const warmedUp = await ask(served, callOf, 0, warmUp);
  // The last requests of the warm-up have no answer, so they are not counted.
  return ask(served, callOf, warmedUp.answered + 2 * connections, seconds);
}

async function ask(served: Served, callOf: CallOf, first: number, duration: number): Promise<Load> {
  let number = first;
  // It rounds to whole milliseconds itself, which many an answer does not take.
  const times: number[] = [];
  const { requests, errors, ...answers } = await autocannon({
    url: served.origin,
    connections,
    duration,
    setupClient: (client) => {
      client.on('response', (_status, _bytes, time) => times.push(time));
    },
    requests: [
      {
        setupRequest(blank) {
          const call = callOf(number, served);
          number += 1;
          return {
            ...blank,
            method: call.method,
            path: call.path,
            headers: { ...blank.headers, ...headersOf(call) },
            ...(call.body && { body: JSON.stringify(call.body) }),
          };
        },
      },
    ],
  });
  times.sort((one, other) => one - other);
  const share = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  return {
    requestsPerSecond: requests.average,
    answered: requests.total,
    p50: share(0.5),
    p99: share(0.99),
    refused: answers['4xx'] + answers['5xx'] + errors,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Answered {
  status: number;
  body: Buffer;
}

export async function callOnce(served: Served, call: Call): Promise<string> {
  const { status, body } = await answerTo(served, call);
  if (status === 200) return body.toString();
  throw new Error(`${call.method} ${call.path}: ${status} ${body.toString()}`);
}

export function answerTo(served: Served, call: Call): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(
      served.origin + call.path,
      { agent, method: call.method, headers: headersOf(call) },
      (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }),
          );
      },
    );
    asked.on('error', reject);
    asked.end(call.body && JSON.stringify(call.body));
  });
}

/** In milliseconds. */
export interface Times {
  least: number;
  median: number;
}

/** The times of a call on an otherwise idle server. */
export async function timesOf(served: Served, callOf: CallOf, times = 200): Promise<Times> {
  const durations: number[] = [];
  for (let number = -20; number < times; number += 1) {
    const call = callOf(Math.abs(number), served);
    const began = performance.now();
    await callOnce(served, call);
    if (number >= 0) durations.push(performance.now() - began);
  }
  durations.sort((one, other) => one - other);
  return { least: durations[0]!, median: durations[Math.floor(times / 2)]! };
}

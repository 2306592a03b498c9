import autocannon from 'autocannon';
import { Agent, request } from 'node:http';
import type { Call, CallOf } from './calls';
import type { Served } from './serve';

const connections = 50;
const warmUp = 2;
const seconds = 5;

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not a success. */
  refused: number;
}

const headersOf = ({ token, body }: Call) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body && { 'content-type': 'application/json' }),
});

/** Calls from 50 connections at once, as quickly as the answers come. */
export async function load(served: Served, callOf: CallOf, first = 0): Promise<Load> {
  let number = first;
  const run = (duration: number) =>
    autocannon({
      url: served.origin,
      connections,
      duration,
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
  await run(warmUp);
  const { requests, latency, non2xx, errors } = await run(seconds);
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    refused: non2xx + errors,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** @returns the answer's body. */
export function callOnce(served: Served, call: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      served.origin + call.path,
      { agent, method: call.method, headers: headersOf(call) },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => {
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`${call.method} ${call.path}: ${response.statusCode} ${text}`));
          });
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

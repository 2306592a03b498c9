import autocannon from 'autocannon';
import { Agent, request } from 'node:http';
import type { Call, CallFactory } from './calls';
import type { BenchServer } from './serve';

const connections = 50;
const warmUp = 2;
const seconds = 5;
const warmUpCalls = 20;

export interface Load {
  requestsPerSecond: number;
  responses: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

export const headersOf = ({ token, headers, body }: Call) => ({
  ...headers,
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body && { 'content-type': 'application/json' }),
});

/** Sends calls over 50 connections at the maximum rate, after a warm-up. */
export async function load(server: BenchServer, createCall: CallFactory): Promise<Load> {
  const warmedUp = await runLoad(server, createCall, 0, warmUp);
  // The last requests of the warm-up have no answer, so they are not counted.
  return runLoad(server, createCall, warmedUp.responses + 2 * connections, seconds);
}

/** Otherwise autocannon decodes each body as text, which limits the load by compressed pages. */
function skipBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

async function runLoad(
  server: BenchServer,
  createCall: CallFactory,
  first: number,
  duration: number,
): Promise<Load> {
  let number = first;
  // autocannon's own statistics are rounded to whole milliseconds.
  const times: number[] = [];
  const { requests, errors, ...answers } = await autocannon({
    url: server.origin,
    connections,
    duration,
    setupClient: (client) => {
      client.on('response', (_status, _bytes, time) => times.push(time));
      skipBodies(client);
    },
    requests: [
      {
        setupRequest(blank) {
          const call = createCall(number, server);
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
  const percentile = (part: number) =>
    Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  return {
    requestsPerSecond: requests.average,
    responses: requests.total,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed: answers['4xx'] + answers['5xx'] + errors,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface RawResponse {
  status: number;
  body: Buffer;
}

export async function callOnce(server: BenchServer, call: Call): Promise<string> {
  const { status, body } = await sendCall(server, call);
  if (status === 200) return body.toString();
  throw new Error(`${call.method} ${call.path}: ${status} ${body.toString()}`);
}

export function sendCall(server: BenchServer, call: Call): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      server.origin + call.path,
      { agent, method: call.method, headers: headersOf(call) },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
          );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body && JSON.stringify(call.body));
  });
}

/** In milliseconds. */
export interface Times {
  minimum: number;
  median: number;
  p95: number;
}

/** The times of a call on an otherwise idle server. */
export async function measureTimes(
  server: BenchServer,
  createCall: CallFactory,
  times = 200,
): Promise<Times> {
  const durations: number[] = [];
  for (let number = -warmUpCalls; number < times; number += 1) {
    // Other numbers than the measured ones, whose responses would be cached.
    const call = createCall(number < 0 ? times - number : number, server);
    const began = performance.now();
    await callOnce(server, call);
    if (number >= 0) durations.push(performance.now() - began);
  }
  durations.sort((one, other) => one - other);
  return {
    minimum: durations[0]!,
    median: durations[Math.floor(times / 2)]!,
    p95: durations[Math.floor(times * 0.95)]!,
  };
}

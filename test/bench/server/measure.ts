import autocannon from 'autocannon';
import { Agent, request } from 'node:http';
import type { Call, CallFactory } from './calls';
import type { BenchServer } from './serve';

const connections = 50;
const warmUpSeconds = 2;
const loadSeconds = 5;
const warmUpCalls = 20;

export interface Throughput {
  requestsPerSecond: number;
  responses: number;
  /** In milliseconds, as is `p99`. */
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
export async function measureThroughput(
  server: BenchServer,
  createCall: CallFactory,
): Promise<Throughput> {
  const warmUp = await runLoad(server, createCall, 0, warmUpSeconds);
  // Skips the call numbers of the warm-up: of its last calls, some have no response and are not counted.
  const firstNumber = warmUp.responses + 2 * connections;
  return runLoad(server, createCall, firstNumber, loadSeconds);
}

/** Keeps autocannon from decoding each body as text, which would limit the load of compressed pages. */
function skipBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

async function runLoad(
  server: BenchServer,
  createCall: CallFactory,
  firstNumber: number,
  seconds: number,
): Promise<Throughput> {
  let number = firstNumber;
  // In milliseconds. autocannon's own statistics are rounded to whole milliseconds.
  const times: number[] = [];
  const { requests, errors, ...statusCounts } = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
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
  const percentile = (fraction: number) =>
    Number((times[Math.floor(times.length * fraction)] ?? 0).toFixed(1));
  return {
    requestsPerSecond: requests.average,
    responses: requests.total,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed: statusCounts['4xx'] + statusCounts['5xx'] + errors,
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
  callCount = 200,
): Promise<Times> {
  const durations: number[] = [];
  for (let number = -warmUpCalls; number < callCount; number += 1) {
    // The warm-up uses other call numbers, because the server may cache its responses.
    const call = createCall(number < 0 ? callCount - number : number, server);
    const began = performance.now();
    await callOnce(server, call);
    if (number >= 0) durations.push(performance.now() - began);
  }
  durations.sort((one, other) => one - other);
  return {
    minimum: durations[0]!,
    median: durations[Math.floor(callCount / 2)]!,
    p95: durations[Math.floor(callCount * 0.95)]!,
  };
}

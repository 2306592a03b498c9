import http from 'node:http';
import https from 'node:https';
import { identityKeyId, identityPublicKey } from './identity-double';

/**
 * Preloaded into the built server, which calls the real external services: replaces Google's keys with
 * those of the tests, and Stripe with the double at STRIPE_DOUBLE. Other https requests fail.
 */
const keys = {
  keys: [{ ...identityPublicKey.export({ format: 'jwk' }), kid: identityKeyId, alg: 'RS256' }],
};
const originalFetch = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
  const url = new URL(resource instanceof Request ? resource.url : String(resource));
  if (url.hostname === 'www.googleapis.com') return Response.json(keys);
  if (url.protocol === 'https:') throw new Error(`The tests have no double of ${url.origin}`);
  return originalFetch(resource, options);
};

const { hostname, port } = new URL(process.env['STRIPE_DOUBLE'] ?? '');
const agent = new http.Agent({ keepAlive: false });
https.request = ((options: https.RequestOptions) => {
  if (options.host !== 'api.stripe.com') {
    throw new Error(`The tests have no double of ${options.host}`);
  }
  return http.request({
    method: options.method,
    path: options.path,
    headers: options.headers,
    agent,
    host: hostname,
    port,
  });
}) as typeof https.request;

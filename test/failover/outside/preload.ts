import http from 'node:http';
import https from 'node:https';
import { identityKeyId, identityPublicKey } from '../../server/support/identity-double';

/**
 * Loaded before the built server, which knows no other parties than the real ones: the identity
 * service's keys are the tests' own, and Stripe is the double at STRIPE_DOUBLE.
 */
const keys = {
  keys: [{ ...identityPublicKey.export({ format: 'jwk' }), kid: identityKeyId, alg: 'RS256' }],
};
const fetchElsewhere = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  if (new URL(address).hostname === 'www.googleapis.com') return Response.json(keys);
  return fetchElsewhere(resource, options);
};

const { hostname, port } = new URL(process.env['STRIPE_DOUBLE'] ?? '');
const agent = new http.Agent({ keepAlive: false });
https.request = ((options: https.RequestOptions) =>
  http.request({
    method: options.method,
    path: options.path,
    headers: options.headers,
    agent,
    host: hostname,
    port,
  })) as typeof https.request;

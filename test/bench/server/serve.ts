import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Stripe from 'stripe';
import { buildApp } from '../../../src/server/app';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import { createAccessToken } from '../../../src/server/identity/access-token';
import { createFirebaseVerifier } from '../../../src/server/identity/firebase-verifier';
import { readLimits } from '../../../src/server/limits';
import { generousLimits } from '../../server/support/generous-limits';
import { emailOf, fillMarket, people, uidOf } from './market';

/** Run as a process of its own, so that whoever measures does not share its event loop. */

export interface Order {
  /** How many products there are to be; the market is new then. */
  products?: number;
  /** What the bare server answers from now on. */
  answer?: string;
}

export interface Served {
  origin: string;
  /** By person. */
  accessTokens: string[];
  identityTokens: string[];
}

const projectId = 'bench';
const accessTokenKeys = {
  secret: 'a secret of the bench, thirty-two characters long',
  audience: projectId,
};

async function serveMarket(location: { databaseUrl?: string; dataFolder: string }) {
  const database = await openDatabase(location);
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256' };
  const app = await buildApp({
    database,
    identityVerifier: createFirebaseVerifier(projectId, createLocalJWKSet({ keys: [jwk] })),
    stripe: new Stripe('sk_test_bench'),
    stripeWebhookSecret: 'whsec_bench',
    accessTokenKeys,
    limits: readLimits(generousLimits),
    publicConfiguration: {
      apiUrl: '/api',
      firebase: { apiKey: 'key', authDomain: 'bench.example', projectId },
      stripePublishableKey: 'pk_test_bench',
      imageHost: {
        uploadUrl: 'https://images.example/upload',
        key: 'key',
        pictures: ['https://images.example/'],
      },
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const numbers = Array.from({ length: people + 1 }, (_, number) => number);
  const served: Served = {
    origin,
    accessTokens: await Promise.all(
      numbers.map((one) =>
        createAccessToken(accessTokenKeys, { uid: uidOf(one), email: emailOf(one), authTime: 1 }),
      ),
    ),
    identityTokens: await Promise.all(
      numbers.map((one) =>
        new SignJWT({ email: emailOf(one), auth_time: 1 })
          .setProtectedHeader({ alg: 'RS256', kid: 'key' })
          .setIssuer(`https://securetoken.google.com/${projectId}`)
          .setAudience(projectId)
          .setSubject(uidOf(one))
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(privateKey),
      ),
    ),
  };
  process.on('message', ({ products = 0 }: Order) => {
    void fillMarket(database, products).then(() => process.send?.(served));
  });
}

function serveBare() {
  let bytes = Buffer.from('{}');
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
      });
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    const served: Served = {
      origin: `http://127.0.0.1:${port}`,
      accessTokens: [],
      identityTokens: [],
    };
    process.on('message', ({ answer = '{}' }: Order) => {
      bytes = Buffer.from(answer);
      process.send?.(served);
    });
  });
}

const [, , kind, location = ''] = process.argv;
if (kind === 'bare') serveBare();
else {
  const place = kind === 'postgres' ? { databaseUrl: location } : {};
  void serveMarket({ ...place, dataFolder: location });
}
process.on('disconnect', () => process.exit());

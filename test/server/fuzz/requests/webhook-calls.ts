import * as fc from 'fast-check';
import { authorized, canceled, signatureOf, succeeded } from '../../support/stripe-events';
import type { Fixture } from '../process/fixture';
import { invalidJson, hostileJson, invalidUtf8 } from '../values/json';
import { createRequest, withHeader, type RequestTemplate } from '../wire/request-template';
import type { RequestArbitrary } from './pick';

/** Stripe events: valid ones, and correctly signed ones with unexpected shapes. */
export function webhookCalls({ intents }: Fixture): RequestArbitrary[] {
  const type = fc.constantFrom(authorized, succeeded, canceled, ...afterCharge);
  const validEvent = fc
    .record({
      type,
      id: fc.constantFrom(...intents, 'pi_unknown'),
      refunded: fc.boolean(),
      status: fc.constantFrom('won', 'lost', 'failed', 'succeeded'),
    })
    .map(({ type, id, ...rest }) =>
      event(type, JSON.stringify({ id, payment_intent: id, ...rest })),
    );
  const unexpectedEvent = fc.oneof(
    fc.record({ type, object: hostileJson }).map(({ type, object }) => event(type, object)),
    fc
      .record({ type, id: hostileJson })
      .map(({ type, id }) =>
        event(type, `{"id":${id},"payment_intent":${id},"refunded":true,"status":"lost"}`),
      ),
    fc
      .record({ type, data: hostileJson })
      .map(({ type, data }) => `{"id":"evt_1","type":"${type}","data":${data}}`),
    type.map((type) => `{"id":"evt_1","type":"${type}"}`),
    hostileJson.map((type) => `{"id":"evt_1","type":${type},"data":{"object":{"id":"pi_1"}}}`),
    hostileJson,
    invalidJson,
  );
  const payload = fc.oneof(
    { weight: 2, arbitrary: validEvent.map((text) => Buffer.from(text)) },
    { weight: 3, arbitrary: unexpectedEvent.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: invalidUtf8 },
  );
  return [
    payload.map(sign),
    fc.record({ payload, signature: wrongSignature }).map(withWrongSignature),
  ];
}

const afterCharge = [
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

function event(type: string, object: string): string {
  return `{"id":"evt_1","object":"event","type":"${type}","data":{"object":${object}}}`;
}

function sign(payload: Buffer, secret?: string): RequestTemplate {
  // Stripe's library signs strings only, and invalid UTF-8 would change the signature.
  const text = payload.toString('utf8');
  const request = withHeader(createRequest('POST /webhooks/stripe'), [
    'Stripe-Signature',
    signatureOf(text, secret),
  ]);
  return { ...withHeader(request, ['Content-Type', 'application/json']), body: payload };
}

const wrongSignature = fc.oneof(
  fc.constantFrom(
    ...['', 't=', 't=1,v1=', 'v1=abc', 't=NaN,v1=00', 't=1e400,v1=00', `t=${'9'.repeat(400)},v1=0`],
    ...[
      't=1,v1=00,v1=11,v0=22',
      ',,,',
      '=,=',
      't=__proto__,v1=constructor',
      `v1=${'0'.repeat(9_000)}`,
    ],
  ),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);

function withWrongSignature({
  payload,
  signature,
}: {
  payload: Buffer;
  signature: string;
}): RequestTemplate {
  // The empty signature stands for that of another Stripe account.
  if (signature === '') return sign(payload, 'whsec_of_another_account');
  return withHeader(sign(payload), ['Stripe-Signature', signature]);
}

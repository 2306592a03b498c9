import { callTimeout, timeoutMessage } from '../../../src/client/api/call-timeout';
import {
  sessionMachine,
  signedOutElsewhere,
  type SessionEvent,
} from '../../../src/client/session/session.machine';
import type { AuthUser } from '../../../src/contract/user';
import { after, answers, rejects, startFlow } from '../support/flow';
import { describeFlow } from '../support/describe-flow';
import { buyer, seller } from '../support/fixtures';

const starting = ['connected.starting', 'connected.startingLate', 'connected.returning'] as const;
const waiting = [...starting, 'connected.loading', 'connected.unresponsive'] as const;
const somebody = [
  'connected.signedIn(account.recognising, access.held)',
  'connected.signedIn(account.recognised, access.held)',
  'connected.signedIn(account.unrecognised, access.held)',
] as const;
const renewing = 'connected.signedIn(account.recognising, access.renewing)';
const unavailable = 'connected.signedIn(account.recognising, access.unavailable)';
const signedIn = [...somebody, renewing, unavailable] as const;
const ending = 'connected.ending' as const;
const connected = [...waiting, ...signedIn, 'connected.signedOut'] as const;

/** Another account with the email of one that was deleted. */
const newAccount = { ...buyer, uid: 'uid-new' };
const account = { role: 'buyer', verified: false } as const;
const reason = 'An administrator deleted this account.';
const outage = { status: 503, data: {} };
const fresh = { account: null, endReason: null, outage: null };
const known = { email: buyer.email };
const changed = [['watchAccount', known]] as const;
const claimed = (user: AuthUser) => ['claimDrafts', { type: 'auth.changed', user }] as const;

describeFlow({
  machine: sessionMachine,
  watchers: ['watchIdentity', 'watchAccount'],
  events: {
    returning: { type: 'auth.returning' },
    pending: { type: 'auth.pending' },
    'somebody signs in': { type: 'auth.changed', user: buyer },
    'somebody else signs in': { type: 'auth.changed', user: seller },
    'their new account signs in': { type: 'auth.changed', user: newAccount },
    'no user is signed in': { type: 'auth.changed', user: null },
    failed: { type: 'auth.failed' },
    retry: { type: 'auth.retry' },
    asked: { type: 'account.requested' },
    known: { type: 'account.loaded', account },
    missed: { type: 'account.failed', reason: 'No.' },
    deleted: { type: 'account.deleted', reason },
    outdated: { type: 'access.expired' },
    'ended elsewhere': { type: 'session.endedElsewhere', reason },
  },
  states: {
    'connected.starting': [],
    'connected.startingLate': [after(5_000)],
    'connected.returning': ['returning'],
    'connected.loading': ['pending'],
    'connected.unresponsive': ['pending', after(callTimeout)],
    [ending]: ['somebody signs in', 'deleted'],
    'connected.signedOut': ['no user is signed in'],
    [somebody[0]]: ['somebody signs in'],
    [somebody[1]]: ['somebody signs in', 'known'],
    [somebody[2]]: ['somebody signs in', 'missed'],
    [renewing]: ['somebody signs in', 'outdated'],
    [unavailable]: ['somebody signs in', 'outdated', answers('renewToken', { outage })],
    unavailable: ['failed'],
  },
  rows: [
    {
      it: 'lets whoever was signed in wait to be recognised',
      in: 'connected.starting',
      on: 'returning',
      to: 'connected.returning',
      tags: ['loading'],
    },
    {
      it: 'loads while a call of the identity service is under way',
      in: [...connected, ending],
      on: 'pending',
      to: 'connected.loading',
      tags: ['loading'],
    },
    {
      it: 'knows who is signed in',
      in: [...waiting, ending, ...signedIn, 'connected.signedOut'],
      on: 'somebody signs in',
      to: somebody[0],
      context: { ...fresh, user: buyer },
      effects: [claimed(buyer)],
      starts: changed,
    },
    {
      it: 'knows that somebody else is signed in now',
      in: [...waiting, 'connected.signedOut'],
      on: 'somebody else signs in',
      to: somebody[0],
      context: { ...fresh, user: seller },
      effects: [claimed(seller)],
      starts: [['watchAccount', { email: seller.email }]],
    },
    {
      it: 'forgets what the one before was shown when somebody else is signed in',
      in: [...signedIn, ending],
      on: 'somebody else signs in',
      to: somebody[0],
      context: { ...fresh, user: seller },
      effects: [['removeToken'], ['resetCaches'], claimed(seller)],
      starts: [['watchAccount', { email: seller.email }]],
    },
    {
      it: 'forgets what an account was shown when another one with its email is signed in',
      in: [...signedIn, ending],
      on: 'their new account signs in',
      to: somebody[0],
      context: { ...fresh, user: newAccount },
      effects: [['removeToken'], ['resetCaches'], claimed(newAccount)],
      starts: changed,
    },
    {
      it: 'knows the new account of somebody',
      in: [...waiting, 'connected.signedOut'],
      on: 'their new account signs in',
      to: somebody[0],
      context: { ...fresh, user: newAccount },
      effects: [claimed(newAccount)],
      starts: changed,
    },
    {
      it: 'knows a visitor, and forgets a token that is left',
      in: [...waiting, 'connected.signedOut'],
      on: 'no user is signed in',
      to: 'connected.signedOut',
      effects: [['revokeAccessToken']],
    },
    {
      it: 'gives a reason and keeps the drafts when a user is signed out elsewhere',
      in: signedIn,
      on: 'no user is signed in',
      to: 'connected.signedOut',
      context: { user: null, account: null, endReason: signedOutElsewhere },
      effects: [['revokeAccessToken'], ['resetCaches']],
    },
    {
      it: 'keeps the drafts when the server ended the session',
      in: ending,
      on: 'no user is signed in',
      to: 'connected.signedOut',
      context: { user: null, account: null },
      effects: [['revokeAccessToken'], ['resetCaches']],
    },
    {
      it: 'waits for the first result without a word for a moment',
      in: 'connected.starting',
      on: after(4_999),
      to: 'connected.starting',
      tags: ['loading'],
    },
    {
      it: 'notices that the first result does not come',
      in: 'connected.starting',
      on: after(5_000),
      to: 'connected.startingLate',
      tags: ['loading'],
    },
    {
      it: 'notices that nobody recognises who was signed in',
      in: 'connected.returning',
      on: after(5_000),
      to: 'connected.unresponsive',
      tags: ['loading'],
    },
    {
      it: 'waits for an answer without a word while somebody may be choosing an account',
      in: 'connected.loading',
      on: after(callTimeout - 1),
      to: 'connected.loading',
      tags: ['loading'],
    },
    {
      it: 'notices that no answer comes',
      in: 'connected.loading',
      on: after(callTimeout),
      to: 'connected.unresponsive',
      tags: ['loading'],
    },
    {
      it: 'admits that nobody can tell when the SDK is missing',
      in: [...connected, ending],
      on: 'failed',
      to: 'unavailable',
    },
    {
      it: 'watches the identity service again on Retry',
      in: 'unavailable',
      on: 'retry',
      to: 'connected.starting',
      tags: ['loading'],
      starts: [['watchIdentity', undefined]],
    },
    { it: 'asks for the role again', in: somebody[2], on: 'asked', to: somebody[0] },
    {
      it: 'knows the role',
      in: somebody,
      on: 'known',
      to: somebody[1],
      context: { account },
    },
    {
      it: 'knows why the role could not be had',
      in: somebody,
      on: 'missed',
      to: somebody[2],
      context: { accountFailure: 'No.' },
    },
    ...([renewing, unavailable] as const).flatMap((state) => {
      const of = (name: string) => state.replace('account.recognising', `account.${name}`);
      const tags = state === renewing ? ['renewing'] : [];
      return [
        {
          it: 'knows the role meanwhile',
          in: state,
          on: 'known',
          to: of('recognised'),
          context: { account },
          tags,
        },
        {
          it: 'knows meanwhile why the role could not be had',
          in: state,
          on: 'missed',
          to: of('unrecognised'),
          context: { accountFailure: 'No.' },
          tags,
        },
      ] as const;
    }),
    {
      it: 'signs out whose account is gone, and keeps why',
      in: signedIn,
      on: 'deleted',
      to: ending,
      context: { endReason: reason },
      tags: ['loading'],
      effects: [['endSession', { type: 'account.deleted', reason }]],
    },
    {
      it: 'asks for a new access token',
      in: somebody[0],
      on: 'outdated',
      to: renewing,
      tags: ['renewing'],
      starts: [['renewToken', known]],
    },
    {
      it: 'asks for a new access token',
      in: somebody[1],
      on: 'outdated',
      to: renewing.replace('recognising', 'recognised'),
      tags: ['renewing'],
      starts: [['renewToken', known]],
    },
    {
      it: 'asks for a new access token',
      in: somebody[2],
      on: 'outdated',
      to: renewing.replace('recognising', 'unrecognised'),
      tags: ['renewing'],
      starts: [['renewToken', known]],
    },
    {
      it: 'asks again for a new access token',
      in: unavailable,
      on: 'outdated',
      to: renewing,
      context: { outage: null },
      tags: ['renewing'],
      starts: [['renewToken', known]],
    },
    {
      it: 'keeps the new access token',
      in: renewing,
      on: answers('renewToken', { token: 'new' }),
      to: somebody[0],
      effects: [['storeToken', expect.objectContaining({ output: { token: 'new' } })]],
    },
    {
      it: 'knows why no new one can be had for now',
      in: renewing,
      on: answers('renewToken', { outage }),
      to: unavailable,
      context: { outage },
    },
    {
      it: 'signs out whose account is found to be gone, and keeps why',
      in: renewing,
      on: answers('renewToken', { refusal: reason }),
      to: ending,
      context: { endReason: reason },
      tags: ['loading'],
      effects: [['endSession', { reason }]],
    },
    {
      it: 'stays with the old one when the renewal breaks',
      in: renewing,
      on: rejects('renewToken'),
      to: somebody[0],
    },
    {
      it: 'gives up both when neither the role nor a new token comes in time',
      in: renewing,
      on: after(callTimeout),
      to: somebody[2],
      context: { accountFailure: timeoutMessage },
    },
    {
      it: 'offers to ask again when the account is not told in time',
      in: somebody[0],
      on: after(callTimeout),
      to: somebody[2],
      context: { accountFailure: timeoutMessage },
    },
    ...[...connected, ending, 'unavailable' as const].map((state) => ({
      it: 'is told by another tab why the session ended',
      in: state,
      on: 'ended elsewhere' as const,
      to: state,
      context: { endReason: reason },
      tags: [
        ...([...waiting, ending].some((one) => one === state) ? ['loading'] : []),
        ...(state === renewing ? ['renewing'] : []),
      ],
    })),
  ],
  unprovided: [
    {
      actor: 'renewToken',
      after: ['somebody signs in', 'outdated'],
      to: somebody[0],
      effects: [claimed(buyer)],
    },
  ],
});

test('forgets why a session ended once somebody is signed in again', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const ended: SessionEvent = { type: 'session.endedElsewhere', reason };
  const back: SessionEvent = { type: 'auth.changed', user: buyer };
  await run.take(ended);
  expect(run.snapshot().context.endReason).toBe(reason);
  await run.take(back);
  expect(run.snapshot().context.endReason).toBeNull();
});

test('keeps the drafts where another tab says why the session ended', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const signedIn: SessionEvent = { type: 'auth.changed', user: buyer };
  const ended: SessionEvent = { type: 'session.endedElsewhere', reason };
  const signedOut: SessionEvent = { type: 'auth.changed', user: null };
  await run.take(signedIn);
  await run.take(ended);
  run.effects.length = 0;
  await run.take(signedOut);
  expect(run.effects).toEqual([['revokeAccessToken'], ['resetCaches']]);
});

test('forgets the drafts of a user who logs out here, and gives no reason', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const events: SessionEvent[] = [
    { type: 'auth.changed', user: buyer },
    { type: 'auth.pending' },
    { type: 'auth.changed', user: null },
  ];
  for (const event of events) await run.take(event);
  expect(run.effects.map(([name]) => name)).toContain('removeDrafts');
  expect(run.snapshot().context).toMatchObject({ user: null, endReason: null });
});

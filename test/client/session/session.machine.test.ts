import { callTimeout, timeoutMessage } from '../../../src/client/api/call-timeout';
import {
  sessionMachine,
  signedOutElsewhere,
  type SessionEvent,
} from '../../../src/client/session/session.machine';
import type { AuthUser } from '../../../src/contract/user';
import { after, answers, rejects, startFlow } from '../support/flow';
import { describeFlow, row } from '../support/describe-flow';
import { buyer, seller } from '../support/fixtures';

const starting = ['connected.starting', 'connected.startingLate', 'connected.returning'] as const;
const waiting = [...starting, 'connected.loading', 'connected.unresponsive'] as const;
const somebody = [
  'connected.signedIn(account.recognising, access.held)',
  'connected.signedIn(account.recognised, access.held)',
  'connected.signedIn(account.unrecognised, access.held)',
] as const;
const renewing = 'connected.signedIn(account.recognising, access.renewing)' as const;
const unavailable = 'connected.signedIn(account.recognising, access.unavailable)' as const;
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
    row(
      'lets whoever was signed in wait to be recognised',
      ['connected.starting', 'returning', 'connected.returning'],
      { tags: ['loading'] },
    ),
    row(
      'loads while a call of the identity service is under way',
      [[...connected, ending], 'pending', 'connected.loading'],
      { tags: ['loading'] },
    ),
    row(
      'knows who is signed in',
      [[...waiting, ending, ...signedIn, 'connected.signedOut'], 'somebody signs in', somebody[0]],
      { context: { ...fresh, user: buyer }, effects: [claimed(buyer)], starts: changed },
    ),
    row(
      'knows that somebody else is signed in now',
      [[...waiting, 'connected.signedOut'], 'somebody else signs in', somebody[0]],
      {
        context: { ...fresh, user: seller },
        effects: [claimed(seller)],
        starts: [['watchAccount', { email: seller.email }]],
      },
    ),
    row(
      'forgets what the one before was shown when somebody else is signed in',
      [[...signedIn, ending], 'somebody else signs in', somebody[0]],
      {
        context: { ...fresh, user: seller },
        effects: [['removeToken'], ['resetCaches'], claimed(seller)],
        starts: [['watchAccount', { email: seller.email }]],
      },
    ),
    row(
      'forgets what an account was shown when another one with its email is signed in',
      [[...signedIn, ending], 'their new account signs in', somebody[0]],
      {
        context: { ...fresh, user: newAccount },
        effects: [['removeToken'], ['resetCaches'], claimed(newAccount)],
        starts: changed,
      },
    ),
    row(
      'knows the new account of somebody',
      [[...waiting, 'connected.signedOut'], 'their new account signs in', somebody[0]],
      { context: { ...fresh, user: newAccount }, effects: [claimed(newAccount)], starts: changed },
    ),
    row(
      'knows a visitor, and forgets a token that is left',
      [[...waiting, 'connected.signedOut'], 'no user is signed in', 'connected.signedOut'],
      { effects: [['revokeAccessToken']] },
    ),
    row(
      'gives a reason and keeps the drafts when a user is signed out elsewhere',
      [signedIn, 'no user is signed in', 'connected.signedOut'],
      {
        context: { user: null, account: null, endReason: signedOutElsewhere },
        effects: [['revokeAccessToken'], ['resetCaches']],
      },
    ),
    row(
      'keeps the drafts when the server ended the session',
      [ending, 'no user is signed in', 'connected.signedOut'],
      { context: { user: null, account: null }, effects: [['revokeAccessToken'], ['resetCaches']] },
    ),
    row(
      'waits for the first result without a word for a moment',
      ['connected.starting', after(4_999), 'connected.starting'],
      { tags: ['loading'] },
    ),
    row(
      'notices that the first result does not come',
      ['connected.starting', after(5_000), 'connected.startingLate'],
      { tags: ['loading'] },
    ),
    row(
      'notices that nobody recognises who was signed in',
      ['connected.returning', after(5_000), 'connected.unresponsive'],
      { tags: ['loading'] },
    ),
    row(
      'waits for an answer without a word while somebody may be choosing an account',
      ['connected.loading', after(callTimeout - 1), 'connected.loading'],
      { tags: ['loading'] },
    ),
    row(
      'notices that no answer comes',
      ['connected.loading', after(callTimeout), 'connected.unresponsive'],
      { tags: ['loading'] },
    ),
    row('admits that nobody can tell when the SDK is missing', [
      [...connected, ending],
      'failed',
      'unavailable',
    ]),
    row(
      'watches the identity service again on Retry',
      ['unavailable', 'retry', 'connected.starting'],
      { tags: ['loading'], starts: [['watchIdentity', undefined]] },
    ),
    row('asks for the role again', [somebody[2], 'asked', somebody[0]]),
    row('knows the role', [somebody, 'known', somebody[1]], { context: { account } }),
    row('knows why the role could not be had', [somebody, 'missed', somebody[2]], {
      context: { accountFailure: 'No.' },
    }),
    ...([renewing, unavailable] as const).flatMap((state) => {
      const of = (name: string) => state.replace('account.recognising', `account.${name}`);
      const tags = state === renewing ? ['renewing'] : [];
      return [
        row('knows the role meanwhile', [state, 'known', of('recognised')], {
          context: { account },
          tags,
        }),
        row(
          'knows meanwhile why the role could not be had',
          [state, 'missed', of('unrecognised')],
          { context: { accountFailure: 'No.' }, tags },
        ),
      ] as const;
    }),
    row('signs out whose account is gone, and keeps why', [signedIn, 'deleted', ending], {
      context: { endReason: reason },
      tags: ['loading'],
      effects: [['endSession', { type: 'account.deleted', reason }]],
    }),
    row('asks for a new access token', [somebody[0], 'outdated', renewing], {
      tags: ['renewing'],
      starts: [['renewToken', known]],
    }),
    row(
      'asks for a new access token',
      [somebody[1], 'outdated', renewing.replace('recognising', 'recognised')],
      { tags: ['renewing'], starts: [['renewToken', known]] },
    ),
    row(
      'asks for a new access token',
      [somebody[2], 'outdated', renewing.replace('recognising', 'unrecognised')],
      { tags: ['renewing'], starts: [['renewToken', known]] },
    ),
    row('asks again for a new access token', [unavailable, 'outdated', renewing], {
      context: { outage: null },
      tags: ['renewing'],
      starts: [['renewToken', known]],
    }),
    row(
      'keeps the new access token',
      [renewing, answers('renewToken', { token: 'new' }), somebody[0]],
      { effects: [['storeToken', expect.objectContaining({ output: { token: 'new' } })]] },
    ),
    row(
      'knows why no new one can be had for now',
      [renewing, answers('renewToken', { outage }), unavailable],
      { context: { outage } },
    ),
    row(
      'signs out whose account is found to be gone, and keeps why',
      [renewing, answers('renewToken', { refusal: reason }), ending],
      { context: { endReason: reason }, tags: ['loading'], effects: [['endSession', { reason }]] },
    ),
    row('stays with the old one when the renewal breaks', [
      renewing,
      rejects('renewToken'),
      somebody[0],
    ]),
    row(
      'gives up both when neither the role nor a new token comes in time',
      [renewing, after(callTimeout), somebody[2]],
      { context: { accountFailure: timeoutMessage } },
    ),
    row(
      'offers to ask again when the account is not told in time',
      [somebody[0], after(callTimeout), somebody[2]],
      { context: { accountFailure: timeoutMessage } },
    ),
    ...[...connected, ending, 'unavailable' as const].map((state) =>
      row(
        'is told by another tab why the session ended',
        [state, 'ended elsewhere' as const, state],
        {
          context: { endReason: reason },
          tags: [
            ...([...waiting, ending].some((one) => one === state) ? ['loading'] : []),
            ...(state === renewing ? ['renewing'] : []),
          ],
        },
      ),
    ),
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

test('forgets why a session ended once a user is signed in again', async () => {
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

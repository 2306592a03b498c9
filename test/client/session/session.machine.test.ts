import { callTimeout, timeoutMessage } from '../../../src/client/api/call-timeout';
import {
  sessionMachine,
  signedOutElsewhereMessage,
  type SessionEvent,
} from '../../../src/client/session/session.machine';
import type { AuthUser } from '../../../src/contract/accounts/user';
import { delay, resolves, rejects, startFlow } from '../support/flow';
import { describeFlow, row } from '../support/describe-flow';
import { buyer, seller } from '../support/fixtures';

const startingStates = [
  'connected.starting',
  'connected.startingSlowly',
  'connected.restoring',
] as const;
const waitingStates = [...startingStates, 'connected.loading', 'connected.loadingSlowly'] as const;
const accountStates = [
  'connected.signedIn(account.loading, access.valid)',
  'connected.signedIn(account.loaded, access.valid)',
  'connected.signedIn(account.failed, access.valid)',
  'connected.signedIn(account.suspended, access.valid)',
] as const;
const renewingState = 'connected.signedIn(account.loading, access.renewing)' as const;
const serverUnavailableState =
  'connected.signedIn(account.loading, access.serverUnavailable)' as const;
const signedInStates = [...accountStates, renewingState, serverUnavailableState] as const;
const endingState = 'connected.ending' as const;
const connectedStates = [...waitingStates, ...signedInStates, 'connected.signedOut'] as const;

/** Another account with the email of one that was deleted. */
const newAccount = { ...buyer, uid: 'uid-new' };
const account = { role: 'buyer', verified: false } as const;
const reason = 'An administrator deleted this account.';
const outage = { status: 503, data: {} };
const initialContext = { account: null, endReason: null, outage: null };
const accountInput = { email: buyer.email };
const accountWatchStarted = [['watchAccount', accountInput]] as const;
const draftsClaimedBy = (user: AuthUser) =>
  ['claimDrafts', { type: 'auth.changed', user }] as const;

describeFlow({
  machine: sessionMachine,
  watchers: ['watchIdentity', 'watchAccount'],
  events: {
    'token found': { type: 'auth.tokenFound' },
    pending: { type: 'auth.pending' },
    'a user signs in': { type: 'auth.changed', user: buyer },
    'another user signs in': { type: 'auth.changed', user: seller },
    'the new account signs in': { type: 'auth.changed', user: newAccount },
    'no user is signed in': { type: 'auth.changed', user: null },
    failed: { type: 'auth.failed' },
    retry: { type: 'auth.retry' },
    requested: { type: 'account.requested' },
    loaded: { type: 'account.loaded', account },
    'not loaded': { type: 'account.failed', reason: 'No.' },
    deleted: { type: 'account.deleted', reason },
    suspended: { type: 'account.suspended', reason, statementToken: 'statement-1' },
    expired: { type: 'access.expired' },
    'ended elsewhere': { type: 'session.endedElsewhere', reason },
  },
  states: {
    'connected.starting': [],
    'connected.startingSlowly': [delay(5_000)],
    'connected.restoring': ['token found'],
    'connected.loading': ['pending'],
    'connected.loadingSlowly': ['pending', delay(callTimeout)],
    [endingState]: ['a user signs in', 'deleted'],
    'connected.signedOut': ['no user is signed in'],
    [accountStates[0]]: ['a user signs in'],
    [accountStates[1]]: ['a user signs in', 'loaded'],
    [accountStates[2]]: ['a user signs in', 'not loaded'],
    [accountStates[3]]: ['a user signs in', 'suspended'],
    [renewingState]: ['a user signs in', 'expired'],
    [serverUnavailableState]: ['a user signs in', 'expired', resolves('renewToken', { outage })],
    identityUnavailable: ['failed'],
  },
  rows: [
    row(
      'waits for the auth result of a returning user',
      ['connected.starting', 'token found', 'connected.restoring'],
      { tags: ['loading'] },
    ),
    row(
      'is loading during a call to the identity service',
      [[...connectedStates, endingState], 'pending', 'connected.loading'],
      { tags: ['loading'] },
    ),
    row(
      'stores the signed-in user',
      [
        [...waitingStates, endingState, ...signedInStates, 'connected.signedOut'],
        'a user signs in',
        accountStates[0],
      ],
      {
        context: { ...initialContext, user: buyer },
        effects: [draftsClaimedBy(buyer)],
        starts: accountWatchStarted,
      },
    ),
    row(
      'stores another user who signs in',
      [[...waitingStates, 'connected.signedOut'], 'another user signs in', accountStates[0]],
      {
        context: { ...initialContext, user: seller },
        effects: [draftsClaimedBy(seller)],
        starts: [['watchAccount', { email: seller.email }]],
      },
    ),
    row(
      'resets the caches when another user signs in',
      [[...signedInStates, endingState], 'another user signs in', accountStates[0]],
      {
        context: { ...initialContext, user: seller },
        effects: [['removeToken'], ['resetCaches'], draftsClaimedBy(seller)],
        starts: [['watchAccount', { email: seller.email }]],
      },
    ),
    row(
      'resets the caches when another account with the same email signs in',
      [[...signedInStates, endingState], 'the new account signs in', accountStates[0]],
      {
        context: { ...initialContext, user: newAccount },
        effects: [['removeToken'], ['resetCaches'], draftsClaimedBy(newAccount)],
        starts: accountWatchStarted,
      },
    ),
    row(
      'stores a new account',
      [[...waitingStates, 'connected.signedOut'], 'the new account signs in', accountStates[0]],
      {
        context: { ...initialContext, user: newAccount },
        effects: [draftsClaimedBy(newAccount)],
        starts: accountWatchStarted,
      },
    ),
    row(
      'reports a visitor, and revokes a token that is left from an earlier session',
      [[...waitingStates, 'connected.signedOut'], 'no user is signed in', 'connected.signedOut'],
      { effects: [['revokeAccessToken']] },
    ),
    row(
      'gives a reason and keeps the drafts when a user is signed out elsewhere',
      [signedInStates, 'no user is signed in', 'connected.signedOut'],
      {
        context: { user: null, account: null, endReason: signedOutElsewhereMessage },
        effects: [['revokeAccessToken'], ['resetCaches']],
      },
    ),
    row(
      'keeps the drafts when the server ended the session',
      [endingState, 'no user is signed in', 'connected.signedOut'],
      { context: { user: null, account: null }, effects: [['revokeAccessToken'], ['resetCaches']] },
    ),
    row(
      'allows five seconds for the first auth result',
      ['connected.starting', delay(4_999), 'connected.starting'],
      { tags: ['loading'] },
    ),
    row(
      'reports that the first auth result takes long',
      ['connected.starting', delay(5_000), 'connected.startingSlowly'],
      { tags: ['loading'] },
    ),
    row(
      'reports that the auth result of a returning user takes long',
      ['connected.restoring', delay(5_000), 'connected.loadingSlowly'],
      { tags: ['loading'] },
    ),
    row(
      'waits while the user may be choosing an account in a pop-up',
      ['connected.loading', delay(callTimeout - 1), 'connected.loading'],
      { tags: ['loading'] },
    ),
    row(
      'reports that the identity call timed out',
      ['connected.loading', delay(callTimeout), 'connected.loadingSlowly'],
      { tags: ['loading'] },
    ),
    row('reports that the auth state is unavailable when the SDK fails', [
      [...connectedStates, endingState],
      'failed',
      'identityUnavailable',
    ]),
    row(
      'watches the identity service again on Retry',
      ['identityUnavailable', 'retry', 'connected.starting'],
      { tags: ['loading'], starts: [['watchIdentity', undefined]] },
    ),
    row('requests the account again', [accountStates[2], 'requested', accountStates[0]]),
    row('stores the account', [accountStates, 'loaded', accountStates[1]], {
      context: { account },
    }),
    row('stores why the account failed to load', [accountStates, 'not loaded', accountStates[2]], {
      context: { accountFailure: 'No.' },
    }),
    row('stores why the account is suspended', [accountStates, 'suspended', accountStates[3]], {
      context: { accountFailure: reason, statementToken: 'statement-1', endReason: null },
    }),
    ...([renewingState, serverUnavailableState] as const).flatMap((state) => {
      const withAccount = (name: string) => state.replace('account.loading', `account.${name}`);
      const tags = state === renewingState ? ['renewing'] : [];
      return [
        row(
          'stores the account while there is no valid token',
          [state, 'loaded', withAccount('loaded')],
          {
            context: { account },
            tags,
          },
        ),
        row(
          'stores why the account failed to load while there is no valid token',
          [state, 'not loaded', withAccount('failed')],
          { context: { accountFailure: 'No.' }, tags },
        ),
        row(
          'stores why the account is suspended while there is no valid token',
          [state, 'suspended', withAccount('suspended')],
          { context: { accountFailure: reason, statementToken: 'statement-1' }, tags },
        ),
      ] as const;
    }),
    row(
      'signs out a user whose account was deleted, with the reason',
      [signedInStates, 'deleted', endingState],
      {
        context: { endReason: reason },
        tags: ['loading'],
        effects: [['endSession', { type: 'account.deleted', reason }]],
      },
    ),
    row('requests a new access token', [accountStates[0], 'expired', renewingState], {
      tags: ['renewing'],
      starts: [['renewToken', accountInput]],
    }),
    row(
      'requests a new access token',
      [accountStates[1], 'expired', renewingState.replace('loading', 'loaded')],
      { tags: ['renewing'], starts: [['renewToken', accountInput]] },
    ),
    row(
      'requests a new access token',
      [accountStates[2], 'expired', renewingState.replace('loading', 'failed')],
      { tags: ['renewing'], starts: [['renewToken', accountInput]] },
    ),
    row(
      'requests an access token for the calls that admit a suspended user',
      [accountStates[3], 'expired', renewingState.replace('loading', 'suspended')],
      { tags: ['renewing'], starts: [['renewToken', accountInput]] },
    ),
    row('requests a new access token again', [serverUnavailableState, 'expired', renewingState], {
      context: { outage: null },
      tags: ['renewing'],
      starts: [['renewToken', accountInput]],
    }),
    row(
      'stores the new access token',
      [renewingState, resolves('renewToken', { token: 'new' }), accountStates[0]],
      { effects: [['storeToken', expect.objectContaining({ output: { token: 'new' } })]] },
    ),
    row(
      'stores the outage that prevents a renewal',
      [renewingState, resolves('renewToken', { outage }), serverUnavailableState],
      { context: { outage } },
    ),
    row(
      'signs out when the renewal reports a deleted account, with the reason',
      [renewingState, resolves('renewToken', { rejection: reason }), endingState],
      { context: { endReason: reason }, tags: ['loading'], effects: [['endSession', { reason }]] },
    ),
    row('keeps the old token when the renewal fails', [
      renewingState,
      rejects('renewToken'),
      accountStates[0],
    ]),
    row(
      'times out while both the account and the token are loading',
      [renewingState, delay(callTimeout), accountStates[2]],
      {
        context: { accountFailure: timeoutMessage },
      },
    ),
    row(
      'reports that loading the account timed out',
      [accountStates[0], delay(callTimeout), accountStates[2]],
      { context: { accountFailure: timeoutMessage } },
    ),
    ...[...connectedStates, endingState, 'identityUnavailable' as const].map((state) =>
      row(
        'stores why the session ended in another tab',
        [state, 'ended elsewhere' as const, state],
        {
          context: { endReason: reason },
          tags: [
            ...([...waitingStates, endingState].some((one) => one === state) ? ['loading'] : []),
            ...(state === renewingState ? ['renewing'] : []),
          ],
        },
      ),
    ),
  ],
  unprovided: [
    {
      actor: 'renewToken',
      after: ['a user signs in', 'expired'],
      to: accountStates[0],
      effects: [draftsClaimedBy(buyer)],
    },
  ],
});

test('clears the reason for the end of the session once a user is signed in again', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const ended: SessionEvent = { type: 'session.endedElsewhere', reason };
  const signedIn: SessionEvent = { type: 'auth.changed', user: buyer };
  await run.send(ended);
  expect(run.snapshot().context.endReason).toBe(reason);
  await run.send(signedIn);
  expect(run.snapshot().context.endReason).toBeNull();
});

test('keeps the drafts when another tab reports why the session ended', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const signedIn: SessionEvent = { type: 'auth.changed', user: buyer };
  const ended: SessionEvent = { type: 'session.endedElsewhere', reason };
  const signedOut: SessionEvent = { type: 'auth.changed', user: null };
  await run.send(signedIn);
  await run.send(ended);
  run.effects.length = 0;
  await run.send(signedOut);
  expect(run.effects).toEqual([['revokeAccessToken'], ['resetCaches']]);
});

test('removes the drafts of a user who logs out in this tab, and stores no reason', async () => {
  const run = startFlow(sessionMachine, { watchers: ['watchIdentity', 'watchAccount'] });
  const events: SessionEvent[] = [
    { type: 'auth.changed', user: buyer },
    { type: 'auth.pending' },
    { type: 'auth.changed', user: null },
  ];
  for (const event of events) {
    run.effects.length = 0;
    await run.send(event);
  }
  expect(run.state()).toBe('connected.signedOut');
  expect(run.effects).toEqual([['revokeAccessToken'], ['resetCaches'], ['removeDrafts']]);
  expect(run.snapshot().context).toMatchObject({ user: null, endReason: null });
});

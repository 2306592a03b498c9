import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  signInMachine,
  type SignInInput,
} from '../../../../src/client/features/sign-in/sign-in.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { buyer } from '../../support/fixtures';
import { delay, resolves, rejects } from '../../support/flow';

const credentials = { email: buyer.email, password: 'secret-1' };
const password: SignInInput = { kind: 'password', credentials };
const google: SignInInput = { kind: 'provider', provider: 'google' };
const registration: SignInInput = {
  kind: 'registration',
  registration: {
    ...credentials,
    displayName: buyer.displayName,
    photoURL: buyer.photoURL,
    role: 'buyer',
  },
};
const rejection = new Error('Firebase: Error (auth/invalid-credential).');
const outage = new Error('We could not reach the marketplace.');

const authenticated = ['password', resolves('authenticate', buyer)] as const;
const editing = ['editing.noError', 'editing.rejected'] as const;

describeFlow({
  machine: signInMachine,
  events: {
    password: { type: 'signIn.submit', method: password },
    google: { type: 'signIn.submit', method: google },
    registration: { type: 'signIn.submit', method: registration },
    retry: { type: 'signIn.retry' },
  },
  states: {
    'editing.noError': [],
    authenticating: ['password'],
    'editing.rejected': ['password', rejects('authenticate', rejection)],
    savingUser: authenticated,
    obtainingToken: [...authenticated, resolves('saveUser')],
    interrupted: [...authenticated, rejects('saveUser', outage)],
    signedIn: [...authenticated, resolves('saveUser'), resolves('obtainToken')],
  },
  rows: [
    row('authenticates with email and password', [editing, 'password', 'authenticating'], {
      context: { method: password, error: null },
      tags: ['busy'],
      starts: [['authenticate', password]],
    }),
    row('authenticates with the social provider', [editing, 'google', 'authenticating'], {
      context: { method: google, error: null },
      tags: ['busy'],
      starts: [['authenticate', google]],
    }),
    row('creates an account', [editing, 'registration', 'authenticating'], {
      context: { method: registration, error: null },
      tags: ['busy'],
      starts: [['authenticate', registration]],
    }),
    row(
      'saves the user after authentication',
      ['authenticating', resolves('authenticate', buyer), 'savingUser'],
      {
        context: { user: buyer },
        tags: ['busy'],
        starts: [['saveUser', { user: buyer, method: password }]],
      },
    ),
    row(
      "shows the identity service's message when it rejects the sign-in",
      ['authenticating', rejects('authenticate', rejection), 'editing.rejected'],
      {
        context: { error: rejection },
        tags: ['failed'],
        effects: [['announceRejection', { message: rejection.message }]],
      },
    ),
    row(
      'allows five minutes to choose an account in a pop-up',
      ['authenticating', delay(5 * 60_000 - 1), 'authenticating'],
      { tags: ['busy'] },
    ),
    row(
      'times out while the user authenticates',
      ['authenticating', delay(5 * 60_000), 'editing.rejected'],
      {
        context: { error: new Error(timeoutMessage) },
        tags: ['failed'],
        effects: [['announceRejection', { message: timeoutMessage }]],
      },
    ),
    row(
      'fetches the access token once the user is saved',
      ['savingUser', resolves('saveUser'), 'obtainingToken'],
      { tags: ['busy'], starts: [['obtainToken', buyer]] },
    ),
    row(
      'offers to continue when the user was not saved',
      ['savingUser', rejects('saveUser', outage), 'interrupted'],
      { context: { error: outage }, tags: ['failed'] },
    ),
    row(
      'offers to continue when saving the user times out',
      ['savingUser', delay(callTimeout), 'interrupted'],
      { context: { error: new Error(timeoutMessage) }, tags: ['failed'] },
    ),
    row(
      'completes the sign-in with a token',
      ['obtainingToken', resolves('obtainToken'), 'signedIn'],
      { effects: [['enterMarketplace', { method: password }]] },
    ),
    row(
      'does not finish without a token',
      ['obtainingToken', rejects('obtainToken', outage), 'interrupted'],
      { context: { error: outage }, tags: ['failed'] },
    ),
    row(
      'offers to continue when the token times out',
      ['obtainingToken', delay(callTimeout), 'interrupted'],
      { context: { error: new Error(timeoutMessage) }, tags: ['failed'] },
    ),
    row(
      'continues with saving the user, without authenticating again',
      ['interrupted', 'retry', 'savingUser'],
      {
        context: { error: null },
        tags: ['busy'],
        starts: [['saveUser', { user: buyer, method: password }]],
      },
    ),
    row('lets another user sign in instead', ['interrupted', 'google', 'authenticating'], {
      context: { method: google, error: null },
      tags: ['busy'],
      starts: [['authenticate', google]],
    }),
    row('lets the form be sent again', ['interrupted', 'password', 'authenticating'], {
      context: { method: password, error: null },
      tags: ['busy'],
      starts: [['authenticate', password]],
    }),
    row(
      'continues with the existing account when a registration is submitted again',
      ['interrupted', 'registration', 'updatingProfile'],
      {
        context: { method: registration, error: null },
        tags: ['busy'],
        starts: [['updateProfile', registration]],
      },
    ),
  ],
  unprovided: [
    {
      actor: 'authenticate',
      after: ['password'],
      to: 'editing.rejected',
      effects: [['announceRejection', { message: 'authenticate is not provided' }]],
    },
    { actor: 'saveUser', after: authenticated, to: 'interrupted' },
    { actor: 'obtainToken', after: [...authenticated, resolves('saveUser')], to: 'interrupted' },
  ],
});

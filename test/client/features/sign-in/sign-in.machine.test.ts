import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  signInMachine,
  type SignInInput,
} from '../../../../src/client/features/sign-in/sign-in.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { buyer } from '../../support/fixtures';
import { delay, resolves, rejects } from '../../support/flow';

const credentials = { email: buyer.email, password: 'secret-1' };
const passwordMethod: SignInInput = { kind: 'password', credentials };
const googleMethod: SignInInput = { kind: 'provider', provider: 'google' };
const registrationMethod: SignInInput = {
  kind: 'registration',
  registration: {
    ...credentials,
    displayName: buyer.displayName,
    photoURL: buyer.photoURL,
    role: 'buyer',
  },
};
const rejection = new Error('Firebase: Error (auth/invalid-credential).');
const connectionError = new Error('We could not reach the marketplace.');

const authenticatedSteps = ['password', resolves('authenticate', buyer)] as const;
const editingStates = ['editing.noError', 'editing.rejected'] as const;

describeFlow({
  machine: signInMachine,
  events: {
    password: { type: 'signIn.submit', method: passwordMethod },
    google: { type: 'signIn.submit', method: googleMethod },
    registration: { type: 'signIn.submit', method: registrationMethod },
    retry: { type: 'signIn.retry' },
  },
  states: {
    'editing.noError': [],
    authenticating: ['password'],
    'editing.rejected': ['password', rejects('authenticate', rejection)],
    savingUser: authenticatedSteps,
    obtainingToken: [...authenticatedSteps, resolves('saveUser')],
    interrupted: [...authenticatedSteps, rejects('saveUser', connectionError)],
    signedIn: [...authenticatedSteps, resolves('saveUser'), resolves('obtainToken')],
  },
  rows: [
    row('authenticates with email and password', [editingStates, 'password', 'authenticating'], {
      context: { method: passwordMethod, error: null },
      tags: ['busy'],
      starts: [['authenticate', passwordMethod]],
    }),
    row('authenticates with the social provider', [editingStates, 'google', 'authenticating'], {
      context: { method: googleMethod, error: null },
      tags: ['busy'],
      starts: [['authenticate', googleMethod]],
    }),
    row('creates an account', [editingStates, 'registration', 'authenticating'], {
      context: { method: registrationMethod, error: null },
      tags: ['busy'],
      starts: [['authenticate', registrationMethod]],
    }),
    row(
      'saves the user after authentication',
      ['authenticating', resolves('authenticate', buyer), 'savingUser'],
      {
        context: { user: buyer },
        tags: ['busy'],
        starts: [['saveUser', { user: buyer, method: passwordMethod }]],
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
      ['savingUser', rejects('saveUser', connectionError), 'interrupted'],
      { context: { error: connectionError }, tags: ['failed'] },
    ),
    row(
      'offers to continue when saving the user times out',
      ['savingUser', delay(callTimeout), 'interrupted'],
      { context: { error: new Error(timeoutMessage) }, tags: ['failed'] },
    ),
    row(
      'completes the sign-in with a token',
      ['obtainingToken', resolves('obtainToken'), 'signedIn'],
      { effects: [['enterMarketplace', { method: passwordMethod }]] },
    ),
    row(
      'offers to continue when no token was received',
      ['obtainingToken', rejects('obtainToken', connectionError), 'interrupted'],
      { context: { error: connectionError }, tags: ['failed'] },
    ),
    row(
      'offers to continue when the token times out',
      ['obtainingToken', delay(callTimeout), 'interrupted'],
      { context: { error: new Error(timeoutMessage) }, tags: ['failed'] },
    ),
    row(
      'saves the user on Retry, without authenticating again',
      ['interrupted', 'retry', 'savingUser'],
      {
        context: { error: null },
        tags: ['busy'],
        starts: [['saveUser', { user: buyer, method: passwordMethod }]],
      },
    ),
    row('lets another user sign in instead', ['interrupted', 'google', 'authenticating'], {
      context: { method: googleMethod, error: null },
      tags: ['busy'],
      starts: [['authenticate', googleMethod]],
    }),
    row('lets the form be sent again', ['interrupted', 'password', 'authenticating'], {
      context: { method: passwordMethod, error: null },
      tags: ['busy'],
      starts: [['authenticate', passwordMethod]],
    }),
    row(
      'continues with the existing account when a registration is submitted again',
      ['interrupted', 'registration', 'updatingProfile'],
      {
        context: { method: registrationMethod, error: null },
        tags: ['busy'],
        starts: [['updateProfile', registrationMethod]],
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
    { actor: 'saveUser', after: authenticatedSteps, to: 'interrupted' },
    {
      actor: 'obtainToken',
      after: [...authenticatedSteps, resolves('saveUser')],
      to: 'interrupted',
    },
  ],
});

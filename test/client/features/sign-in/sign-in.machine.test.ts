import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  signInMachine,
  type SignInMethod,
} from '../../../../src/client/features/sign-in/sign-in.machine';
import { describeFlow } from '../../support/describe-flow';
import { buyer } from '../../support/fixtures';
import { after, answers, rejects } from '../../support/flow';

const credentials = { email: buyer.email, password: 'secret-1' };
const password: SignInMethod = { kind: 'password', credentials };
const google: SignInMethod = { kind: 'provider', provider: 'google' };
const registration: SignInMethod = {
  kind: 'registration',
  registration: {
    ...credentials,
    displayName: buyer.displayName,
    photoURL: buyer.photoURL,
    role: 'buyer',
  },
};
const refusal = new Error('Firebase: Error (auth/invalid-credential).');
const outage = new Error('We could not reach Secondhand.');

const proven = ['password', answers('authenticate', buyer)] as const;
const editing = ['editing.untouched', 'editing.refused'] as const;

describeFlow({
  machine: signInMachine,
  events: {
    password: { type: 'signIn.submit', method: password },
    google: { type: 'signIn.submit', method: google },
    registration: { type: 'signIn.submit', method: registration },
    retry: { type: 'signIn.retry' },
  },
  states: {
    'editing.untouched': [],
    authenticating: ['password'],
    'editing.refused': ['password', rejects('authenticate', refusal)],
    savingUser: proven,
    obtainingToken: [...proven, answers('saveUser')],
    interrupted: [...proven, rejects('saveUser', outage)],
    entered: [...proven, answers('saveUser'), answers('obtainToken')],
  },
  rows: [
    {
      it: 'asks the identity service about e-mail and password',
      in: editing,
      on: 'password',
      to: 'authenticating',
      context: { method: password, error: null },
      tags: ['busy'],
      starts: [['authenticate', password]],
    },
    {
      it: 'asks the social provider',
      in: editing,
      on: 'google',
      to: 'authenticating',
      context: { method: google, error: null },
      tags: ['busy'],
      starts: [['authenticate', google]],
    },
    {
      it: 'asks for a new account',
      in: editing,
      on: 'registration',
      to: 'authenticating',
      context: { method: registration, error: null },
      tags: ['busy'],
      starts: [['authenticate', registration]],
    },
    {
      it: 'saves the user whose identity is proven',
      in: 'authenticating',
      on: answers('authenticate', buyer),
      to: 'savingUser',
      context: { user: buyer },
      tags: ['busy'],
      starts: [['saveUser', { user: buyer, method: password }]],
    },
    {
      it: "tells the identity service's own words when it refuses",
      in: 'authenticating',
      on: rejects('authenticate', refusal),
      to: 'editing.refused',
      context: { error: refusal },
      tags: ['failed'],
      effects: [['announceRefusal', { message: refusal.message }]],
    },
    {
      it: 'gives somebody five minutes to choose an account in a window of Google',
      in: 'authenticating',
      on: after(5 * 60_000 - 1),
      to: 'authenticating',
      tags: ['busy'],
    },
    {
      it: 'gives up waiting for somebody to prove who they are',
      in: 'authenticating',
      on: after(5 * 60_000),
      to: 'editing.refused',
      context: { error: new Error(timeoutMessage) },
      tags: ['failed'],
      effects: [['announceRefusal', { message: timeoutMessage }]],
    },
    {
      it: 'fetches the access token once the user is saved',
      in: 'savingUser',
      on: answers('saveUser'),
      to: 'obtainingToken',
      tags: ['busy'],
      starts: [['obtainToken', buyer]],
    },
    {
      it: 'offers to go on when the user was not saved',
      in: 'savingUser',
      on: rejects('saveUser', outage),
      to: 'interrupted',
      context: { error: outage },
      tags: ['failed'],
    },
    {
      it: 'offers to go on when the user is not saved in time',
      in: 'savingUser',
      on: after(callTimeout),
      to: 'interrupted',
      context: { error: new Error(timeoutMessage) },
      tags: ['failed'],
    },
    {
      it: 'enters the marketplace with a token',
      in: 'obtainingToken',
      on: answers('obtainToken'),
      to: 'entered',
      effects: [['enterMarketplace', { method: password }]],
    },
    {
      it: 'does not finish without a token',
      in: 'obtainingToken',
      on: rejects('obtainToken', outage),
      to: 'interrupted',
      context: { error: outage },
      tags: ['failed'],
    },
    {
      it: 'offers to go on when no token comes in time',
      in: 'obtainingToken',
      on: after(callTimeout),
      to: 'interrupted',
      context: { error: new Error(timeoutMessage) },
      tags: ['failed'],
    },
    {
      it: 'goes on from saving the user, without asking for the password again',
      in: 'interrupted',
      on: 'retry',
      to: 'savingUser',
      context: { error: null },
      tags: ['busy'],
      starts: [['saveUser', { user: buyer, method: password }]],
    },
    {
      it: 'lets somebody else sign in instead',
      in: 'interrupted',
      on: 'google',
      to: 'authenticating',
      context: { method: google, error: null },
      tags: ['busy'],
      starts: [['authenticate', google]],
    },
    {
      it: 'lets the form be sent again',
      in: 'interrupted',
      on: 'password',
      to: 'authenticating',
      context: { method: password, error: null },
      tags: ['busy'],
      starts: [['authenticate', password]],
    },
    {
      it: 'goes on with the account that exists already when a registration is sent again',
      in: 'interrupted',
      on: 'registration',
      to: 'updatingProfile',
      context: { method: registration, error: null },
      tags: ['busy'],
      starts: [['updateProfile', registration]],
    },
  ],
  unprovided: [
    {
      actor: 'authenticate',
      after: ['password'],
      to: 'editing.refused',
      effects: [['announceRefusal', { message: 'authenticate is not provided' }]],
    },
    { actor: 'saveUser', after: proven, to: 'interrupted' },
    { actor: 'obtainToken', after: [...proven, answers('saveUser')], to: 'interrupted' },
  ],
});

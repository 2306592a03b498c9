import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  signInMachine,
  type SignInInput,
} from '../../../../src/client/features/sign-in/sign-in.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { buyer, seller } from '../../support/fixtures';
import { delay, resolves, rejects } from '../../support/flow';

const registration = {
  kind: 'registration',
  registration: {
    email: buyer.email,
    password: 'secret-1',
    displayName: buyer.displayName,
    photoURL: buyer.photoURL,
    role: 'buyer',
  },
} as const satisfies SignInInput;
/** The same form, filled in for another user. */
const otherRegistration: SignInInput = {
  kind: 'registration',
  registration: { ...registration.registration, email: seller.email },
};
/** The same form, with the email as a user may type it. */
const upperCaseRegistration: SignInInput = {
  kind: 'registration',
  registration: { ...registration.registration, email: buyer.email.toUpperCase() },
};
/** A new account, before its profile is stored. */
const userWithoutProfile = { ...buyer, displayName: '', photoURL: '' };
const connectionError = new Error('We could not reach the marketplace.');
const registeredSteps = ['registration', resolves('authenticate', userWithoutProfile)] as const;
const profileUpdatedSteps = [...registeredSteps, resolves('updateProfile', buyer)] as const;

describeFlow({
  machine: signInMachine,
  events: {
    registration: { type: 'signIn.submit', method: registration },
    'registration of another user': { type: 'signIn.submit', method: otherRegistration },
    'registration in capitals': { type: 'signIn.submit', method: upperCaseRegistration },
    retry: { type: 'signIn.retry' },
  },
  states: {
    authenticating: ['registration'],
    updatingProfile: registeredSteps,
    savingUser: profileUpdatedSteps,
    interrupted: [...registeredSteps, rejects('updateProfile', connectionError)],
    obtainingToken: [...profileUpdatedSteps, resolves('saveUser')],
    signedIn: [...profileUpdatedSteps, resolves('saveUser'), resolves('obtainToken')],
  },
  rows: [
    row(
      'sets the name and photo of a new account, and sends a confirmation email',
      ['authenticating', resolves('authenticate', userWithoutProfile), 'updatingProfile'],
      {
        context: { user: userWithoutProfile },
        effects: [['sendConfirmation']],
        tags: ['busy'],
        starts: [['updateProfile', registration]],
      },
    ),
    row(
      'continues with the profile on Retry, without creating the account again',
      ['interrupted', 'retry', 'updatingProfile'],
      { context: { error: null }, tags: ['busy'], starts: [['updateProfile', registration]] },
    ),
    row(
      'continues with the profile when the same form is submitted again',
      ['interrupted', 'registration', 'updatingProfile'],
      {
        context: { method: registration, error: null },
        tags: ['busy'],
        starts: [['updateProfile', registration]],
      },
    ),
    row(
      'compares email addresses without case',
      ['interrupted', 'registration in capitals', 'updatingProfile'],
      {
        context: { method: upperCaseRegistration, error: null },
        tags: ['busy'],
        starts: [['updateProfile', upperCaseRegistration]],
      },
    ),
    row(
      'creates another account when the form has another email',
      ['interrupted', 'registration of another user', 'authenticating'],
      {
        context: { method: otherRegistration, error: null },
        tags: ['busy'],
        starts: [['authenticate', otherRegistration]],
      },
    ),
    row(
      'completes the registration with a token',
      ['obtainingToken', resolves('obtainToken'), 'signedIn'],
      { effects: [['enterMarketplace', { method: registration }]] },
    ),
    row(
      'saves the user with the updated profile',
      ['updatingProfile', resolves('updateProfile', buyer), 'savingUser'],
      {
        context: { user: buyer },
        tags: ['busy'],
        starts: [['saveUser', { user: buyer, method: registration }]],
      },
    ),
    row(
      'offers to continue when the profile was not updated',
      ['updatingProfile', rejects('updateProfile', connectionError), 'interrupted'],
      { context: { error: connectionError }, tags: ['failed'] },
    ),
    row(
      'offers to continue when updating the profile times out',
      ['updatingProfile', delay(callTimeout), 'interrupted'],
      { context: { error: new Error(timeoutMessage) }, tags: ['failed'] },
    ),
  ],
  unprovided: [
    {
      actor: 'updateProfile',
      effects: [['sendConfirmation']],
      after: registeredSteps,
      to: 'interrupted',
    },
  ],
});

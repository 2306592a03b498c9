import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { advertisingMachine } from '../../src/client/features/advertising/advertising.machine';
import { bookingMachine } from '../../src/client/features/booking/booking.machine';
import { deletionMachine } from '../../src/client/features/deletion/deletion.machine';
import { paymentMachine } from '../../src/client/features/payment/payment.machine';
import { productCreationMachine } from '../../src/client/features/product-creation/product-creation.machine';
import { roleChoiceMachine } from '../../src/client/features/role-choice/role-choice.machine';
import { authMachine } from '../../src/client/features/session/auth.machine';
import { signInMachine } from '../../src/client/features/sign-in/sign-in.machine';
import { verificationMachine } from '../../src/client/features/verification/verification.machine';
import { wishlistMachine } from '../../src/client/features/wishlist/wishlist.machine';

/** A machine and the events that lead through all of it, the answers of its actors among them. */
export interface Model {
  machine: AnyStateMachine;
  events: readonly AnyEventObject[];
}

/** The answer, or the failure, of the actor that the state with this id invokes. */
const answer = (state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});
const failure = (state: string): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error: new Error('We could not reach Secondhand.'),
});

const person = { uid: 'uid-1', email: 'a@example.com', displayName: 'Ann', photoURL: '' };
const credentials = { email: person.email, password: 'secret-1' };
const product = { _id: 'product-1', productName: 'Omega Seamaster', advertise: false };
const draft = { productName: 'Omega Seamaster', image: new File(['1'], 'first.png') };
const details = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const declined = { outcome: 'declined', message: 'Your card was declined.' };

/** Every machine of the client, by its file under src/client/features. */
export const models: Record<string, Model> = {
  'advertising/advertising.machine.ts': {
    machine: advertisingMachine,
    events: [
      { type: 'advertising.toggle', product },
      answer('advertising.saving', { modifiedCount: 1 }),
      answer('advertising.saving', { modifiedCount: 0 }),
      failure('advertising.saving'),
    ],
  },
  'booking/booking.machine.ts': {
    machine: bookingMachine,
    events: [
      { type: 'booking.open' },
      { type: 'booking.close' },
      { type: 'booking.submit', details },
      { type: 'booking.submit', details: { ...details, phoneNumber: '017' } },
      answer('booking.submitting', {}),
      answer('booking.submitting', { message: 'Booked already.' }),
      failure('booking.submitting'),
    ],
  },
  'deletion/deletion.machine.ts': {
    machine: deletionMachine,
    events: [
      { type: 'deletion.ask', subject: { id: 'product-1', name: 'Omega Seamaster' } },
      { type: 'deletion.confirm' },
      { type: 'deletion.cancel' },
      answer('deletion.deleting', { deletedCount: 1 }),
      answer('deletion.deleting', { deletedCount: 0 }),
      failure('deletion.deleting'),
    ],
  },
  'payment/payment.machine.ts': {
    machine: paymentMachine,
    events: [
      { type: 'payment.open' },
      { type: 'payment.cardReady' },
      { type: 'payment.cardChanged', message: 'Your card number is incomplete.' },
      { type: 'payment.pay' },
      { type: 'payment.retry' },
      answer('payment.preparing.card.loading'),
      failure('payment.preparing.card.loading'),
      answer('payment.preparing.intent.requesting', { clientSecret: 'pi_1_secret_2' }),
      failure('payment.preparing.intent.requesting'),
      ...['payment.confirming', 'payment.checking'].flatMap((state) => [
        answer(state, { outcome: 'accepted' }),
        answer(state, declined),
        failure(state),
      ]),
      ...['paid', 'lost', 'pending'].map((end) => answer('payment.settling', end)),
      failure('payment.settling'),
    ],
  },
  'product-creation/product-creation.machine.ts': {
    machine: productCreationMachine,
    events: [
      { type: 'productCreation.submit', draft },
      {
        type: 'productCreation.submit',
        draft: { ...draft, image: new File(['2'], 'second.png') },
      },
      { type: 'upload.progressed', part: 0.5 },
      { type: 'upload.finished', url: 'https://pictures.example/first.webp' },
      { type: 'upload.failed', message: 'This is no picture.' },
      failure('productCreation.uploading'),
      answer('productCreation.saving', { acknowledged: true }),
      answer('productCreation.saving', { acknowledged: false }),
      failure('productCreation.saving'),
    ],
  },
  'role-choice/role-choice.machine.ts': {
    machine: roleChoiceMachine,
    events: [
      { type: 'roleChoice.choose', role: 'buyer' },
      { type: 'roleChoice.choose', role: 'seller' },
      answer('roleChoice.saving'),
      failure('roleChoice.saving'),
    ],
  },
  'session/auth.machine.ts': {
    machine: authMachine,
    events: [
      { type: 'auth.pending' },
      { type: 'auth.changed', user: person },
      { type: 'auth.changed', user: null },
      { type: 'auth.failed' },
      { type: 'auth.retry' },
      failure('auth.connected'),
    ],
  },
  'sign-in/sign-in.machine.ts': {
    machine: signInMachine,
    events: [
      { type: 'signIn.submit', method: { kind: 'password', credentials } },
      { type: 'signIn.submit', method: { kind: 'registration', registration: credentials } },
      { type: 'signIn.retry' },
      ...['authenticating', 'updatingProfile', 'savingUser', 'obtainingToken'].flatMap((state) => [
        answer(`signIn.${state}`, person),
        failure(`signIn.${state}`),
      ]),
    ],
  },
  'verification/verification.machine.ts': {
    machine: verificationMachine,
    events: [
      { type: 'verification.verify' },
      answer('verification.verifying', { modifiedCount: 1 }),
      answer('verification.verifying', { modifiedCount: 0 }),
      failure('verification.verifying'),
    ],
  },
  'wishlist/wishlist.machine.ts': {
    machine: wishlistMachine,
    events: [
      { type: 'wishlist.seen' },
      { type: 'wishlist.add' },
      answer('wishlist.checking', true),
      answer('wishlist.checking', false),
      failure('wishlist.checking'),
      answer('wishlist.adding', { acknowledged: true }),
      answer('wishlist.adding', { acknowledged: false }),
      failure('wishlist.adding'),
    ],
  },
};

import { assign, setup } from 'xstate';
import { validateAddress } from '../../../contract/buying/shipping-address';
import type { BookingResponse } from '../../../contract/calls/purchases';
import { isPhoneNumber } from '../../../contract/text/phone-forms';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';
import type { BookingDetails } from './booking-input';

export type BookingEvent =
  | { type: 'booking.open' }
  | { type: 'booking.close' }
  | { type: 'booking.back' }
  | { type: 'booking.submit'; details: BookingDetails };

/**
 * The booking dialog of one product. It stays open until the booking succeeds or the user closes
 * it.
 */
export const bookingMachine = setup({
  types: {
    context: {} as { details: BookingDetails; failure: string },
    events: {} as BookingEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    book: unprovidedActor<BookingResponse, BookingDetails>('book'),
  },
  delays: { callTimeout },
  guards: {
    isComplete: (_, { phoneNumber, meetingLocation, shipping }: BookingDetails) =>
      isPhoneNumber(phoneNumber) &&
      hasVisibleCharacter(meetingLocation) &&
      (!shipping || Object.keys(validateAddress(shipping)).length === 0),
    isRejection: (_, { message }: BookingResponse) => message !== undefined,
  },
  actions: {
    setDetails: assign({ details: (_, { details }: { details: BookingDetails }) => details }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast with the server's reason. */
    announceRejection: (_, _params: { message: string }) => undefined,
    /** Shows a toast and navigates to My Orders. */
    announceBooking: () => undefined,
  },
}).createMachine({
  id: 'booking',
  description: 'Books one product.',
  context: { details: { phoneNumber: '', meetingLocation: '' }, failure: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'booking.open': { target: 'editing', description: 'The buyer presses Book Now.' },
      },
    },
    editing: {
      tags: 'open',
      description: 'The buyer enters a phone number, and a meeting location or an address.',
      initial: 'noError',
      on: {
        'booking.close': { target: 'closed', description: 'The buyer closes the dialog.' },
        'booking.back': { target: 'closed', description: 'The buyer goes back in the browser.' },
        'booking.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event.details },
          target: 'submitting',
          actions: { type: 'setDetails', params: ({ event }) => event },
          description: 'The buyer presses Book this watch.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        rejected: {
          tags: 'failed',
          description: 'The server rejected the booking with a reason.',
        },
        interrupted: {
          tags: 'failed',
          description: 'No response arrived; the booking can be sent again.',
        },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      description: 'The booking request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'book',
        input: ({ context }) => context.details,
        onDone: [
          {
            guard: { type: 'isRejection', params: ({ event }) => event.output },
            target: 'editing.rejected',
            actions: [
              {
                type: 'setFailure',
                params: ({ event }) => ({ message: event.output.message ?? '' }),
              },
              {
                type: 'announceRejection',
                params: ({ event }) => ({ message: event.output.message ?? '' }),
              },
            ],
            description: 'A response with a message is a rejection.',
          },
          { target: 'booked', description: 'Any other response is a booking.' },
        ],
        onError: failTo('editing.interrupted', 'No response arrived, or an invalid one.'),
      },
      after: timeOutTo('editing.interrupted'),
    },
    booked: {
      type: 'final',
      description: 'The product is booked and the dialog removed.',
      entry: 'announceBooking',
    },
  },
});

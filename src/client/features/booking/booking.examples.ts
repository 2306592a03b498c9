import type { Contact } from '../../../contract/buying/contact';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { BookingEvent } from './booking.machine';

const details: Contact = {
  phoneNumber: '01712345678',
  meetingLocation: 'Central station, under the clock',
};

export const bookingExampleEvents = {
  'open the dialog': { type: 'booking.open' },
  'close the dialog': { type: 'booking.close' },
  'go back': { type: 'booking.back' },
  'submit the details': { type: 'booking.submit', details },
  'submit a phone number that is too short': {
    type: 'booking.submit',
    details: { ...details, phoneNumber: '017' },
  },
  'the product is booked': actorDone('booking.submitting', {}),
  'the booking is rejected': actorDone('booking.submitting', {
    message: 'This watch has already been booked by another buyer.',
  }),
  'no response arrives': actorError('booking.submitting'),
  'the call times out': elapsed('callTimeout', 'booking.submitting'),
} satisfies ExampleEvents<BookingEvent>;

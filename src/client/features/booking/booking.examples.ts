import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { BookingDetails, BookingEvent } from './booking.machine';

const details: BookingDetails = {
  phoneNumber: '01712345678',
  meetingLocation: 'Central station, under the clock',
};

export const bookingExamples = {
  'open the dialog': { type: 'booking.open' },
  'close the dialog': { type: 'booking.close' },
  'go back': { type: 'booking.back' },
  'submit the details': { type: 'booking.submit', details },
  'submit a phone number that is too short': {
    type: 'booking.submit',
    details: { ...details, phoneNumber: '017' },
  },
  'the product is booked': answer('booking.submitting', {}),
  'the booking is refused': answer('booking.submitting', {
    message: 'This product has already been booked by another buyer.',
  }),
  'no answer comes': failure('booking.submitting'),
  'it takes too long': elapsed('callTimeout', 'booking.submitting'),
} satisfies Examples<BookingEvent>;

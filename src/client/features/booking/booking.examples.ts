import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { BookingDetails } from './booking-input';
import type { BookingEvent } from './booking.machine';

const details: BookingDetails = {
  phoneNumber: '01712345678',
  meetingLocation: 'Central station, under the clock',
};

const shipping = {
  name: 'Ayesha Rahman',
  line1: 'House 7, Road 3',
  postalCode: '1205',
  city: 'Dhaka',
  country: 'BD',
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
  'submit an address': {
    type: 'booking.submit',
    details: { ...details, meetingLocation: 'Dhaka', shipping },
  },
  'submit an address without a street': {
    type: 'booking.submit',
    details: { ...details, shipping: { ...shipping, line1: '' } },
  },
  'the product is booked': actorDone('booking.submitting', {}),
  'the booking is rejected': actorDone('booking.submitting', {
    message: 'This watch has already been booked by another buyer.',
  }),
  'no response arrives': actorError('booking.submitting'),
  'the call times out': elapsed('callTimeout', 'booking.submitting'),
} satisfies ExampleEvents<BookingEvent>;

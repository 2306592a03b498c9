import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import type { BookingDetails } from '../../../../src/client/features/booking/booking-input';
import {
  bookingMachine,
  type BookingEvent,
} from '../../../../src/client/features/booking/booking.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const details: BookingDetails = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const submit = (changes: Partial<BookingDetails>): BookingEvent => ({
  type: 'booking.submit',
  details: { ...details, ...changes },
});

const shipping = {
  name: 'Ayesha Rahman',
  line1: 'House 7, Road 3',
  postalCode: '1205',
  city: 'Dhaka',
  country: 'BD',
};

const editingStates = ['editing.noError', 'editing.rejected', 'editing.interrupted'] as const;

describeFlow({
  machine: bookingMachine,
  events: {
    open: { type: 'booking.open' },
    close: { type: 'booking.close' },
    back: { type: 'booking.back' },
    submit: submit({}),
    'submit without a number': submit({ phoneNumber: '' }),
    'submit with ten digits': submit({ phoneNumber: '0171234567' }),
    'submit with twelve digits': submit({ phoneNumber: '017123456789' }),
    'submit with another prefix': submit({ phoneNumber: '02712345678' }),
    'submit with letters': submit({ phoneNumber: '0171234567a' }),
    'submit without a place': submit({ meetingLocation: '' }),
    'submit with a blank place': submit({ meetingLocation: '   ' }),
    'submit an address': submit({ shipping }),
    'submit an address without a street': submit({ shipping: { ...shipping, line1: '' } }),
  },
  states: {
    closed: [],
    'editing.noError': ['open'],
    submitting: ['open', 'submit'],
    'editing.rejected': ['open', 'submit', resolves('book', { message: 'Booked already.' })],
    'editing.interrupted': ['open', 'submit', rejects('book')],
    booked: ['open', 'submit', resolves('book', {})],
  },
  rows: [
    row('opens the dialog', ['closed', 'open', 'editing.noError'], { tags: ['open'] }),
    row('closes the dialog', [editingStates, 'close', 'closed']),
    row('closes the dialog when the buyer goes back', [editingStates, 'back', 'closed']),
    row('sends a complete booking', [editingStates, 'submit', 'submitting'], {
      context: { failure: '', details },
      tags: ['open', 'busy'],
      starts: [['book', details]],
    }),
    row('sends an address', [editingStates, 'submit an address', 'submitting'], {
      context: { failure: '', details: { ...details, shipping } },
      tags: ['open', 'busy'],
      starts: [['book', { ...details, shipping }]],
    }),
    row(
      'is booked when the response has no message',
      ['submitting', resolves('book', {}), 'booked'],
      { effects: [['announceBooking', undefined]] },
    ),
    row(
      "returns to the form with the server's reason for a rejection",
      ['submitting', resolves('book', { message: 'Booked already.' }), 'editing.rejected'],
      {
        context: { failure: 'Booked already.' },
        tags: ['open', 'failed'],
        effects: [['announceRejection', { message: 'Booked already.' }]],
      },
    ),
    row(
      'treats an empty message as a rejection',
      ['submitting', resolves('book', { message: '' }), 'editing.rejected'],
      {
        context: { failure: '' },
        tags: ['open', 'failed'],
        effects: [['announceRejection', { message: '' }]],
      },
    ),
    row(
      'returns to the form without a toast when no response arrives',
      [
        'submitting',
        rejects('book', new Error('We could not reach the marketplace.')),
        'editing.interrupted',
      ],
      { context: { failure: 'We could not reach the marketplace.' }, tags: ['open', 'failed'] },
    ),
    row(
      'shows a default message for an error that has none',
      ['submitting', rejects('book', 'no error object'), 'editing.interrupted'],
      { context: { failure: 'Something went wrong. Please try again.' }, tags: ['open', 'failed'] },
    ),
    row('times out', ['submitting', delay(callTimeout), 'editing.interrupted'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'book',
      after: ['open', 'submit'],
      to: 'editing.interrupted',
      context: { failure: 'book is not provided' },
    },
  ],
});

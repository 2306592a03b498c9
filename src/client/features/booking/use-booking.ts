import { fromPromise } from 'xstate';
import type { BookingRequest, ContactRequest } from '../../../contract/calls/purchases';
import { ordersApi } from '../../api/orders-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { announcedFlow } from '../../services/announced-flow';
import { isShown, useLastingMachine } from '../../services/use-lasting-machine';
import { bookingMachine, type BookingDetails } from './booking.machine';

interface Booking {
  productName: string;
  /** The name of the buyer's draft, which a booking makes obsolete. */
  draft: string;
  request: (details: BookingDetails) => BookingRequest | ContactRequest;
  /** Where the buyer is led once it is booked. */
  onBooked?: () => void;
}

export function useBooking({ productName, draft, request, onBooked }: Booking) {
  const dispatch = useAppDispatch();

  return useLastingMachine(
    bookingMachine.provide({
      actors: {
        book: fromPromise(({ input }) =>
          answerOf(
            dispatch(ordersApi.endpoints.bookProduct.initiate(request(input), { track: false })),
          ),
        ),
      },
      actions: {
        announceRefusal: (_, { message }) => notify.error(message),
        announceBooking: ({ self }) => {
          drafts.forget(draft);
          notify.success('Product Booked Successfully!');
          if (isShown(self)) onBooked?.();
        },
      },
    }),
    inspected(productName),
    {
      ...announcedFlow,
      // A refusal is announced in any case.
      tellEnd: (snapshot) =>
        snapshot.matches({ editing: 'interrupted' }) && announcedFlow.tellEnd(snapshot),
    },
  );
}

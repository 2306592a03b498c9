import { fromPromise } from 'xstate';
import type { BookingRequest, ContactRequest } from '../../../contract/calls/purchases';
import type { AuthUser } from '../../../contract/accounts/user';
import { ordersApi } from '../../api/orders-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts/drafts';
import { inspectOptions } from '../../services/telemetry/inspection';
import { lastPhoneNumber } from '../../services/storage/last-phone-number';
import { toast } from '../../services/toasts/toasts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import type { BookingDetails } from './booking-input';
import { bookingMachine } from './booking.machine';

interface Booking {
  productName: string;
  buyer: AuthUser;
  /** The name of the buyer's draft, which is removed after a booking. */
  draft: string;
  /** Returns the payload for the server. */
  request: (details: BookingDetails) => BookingRequest | ContactRequest;
  /** Called after a booking if the component is still mounted. */
  onBooked?: () => void;
}

/** Runs the booking of one product. */
export function useBooking(booking: Booking) {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    (component) =>
      bookingMachine.provide({
        actors: {
          book: fromPromise(({ input }) =>
            unwrapCall(
              dispatch(
                ordersApi.endpoints.bookProduct.initiate(component.props.request(input), {
                  track: false,
                }),
              ),
            ),
          ),
        },
        actions: {
          announceRejection: (_, { message }) => toast.error(message),
          announceBooking: ({ context }) => {
            lastPhoneNumber.store(component.props.buyer.uid, context.details.phoneNumber);
            drafts.remove(component.props.draft);
            toast.success('Product Booked Successfully!');
            if (component.isMounted) component.props.onBooked?.();
          },
        },
      }),
    booking,
    {
      ...inspectOptions(booking.productName),
      ...failureToastOptions,
      // The machine itself shows a toast for a rejection.
      onSettled: (snapshot) =>
        snapshot.matches({ editing: 'interrupted' }) && failureToastOptions.onSettled(snapshot),
    },
  );
}

import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { ordersApi } from '../../api/orders-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { paths } from '../../services/paths';
import { bookingDraft } from './booking-draft';
import { bookingMachine } from './booking.machine';
import { bookingRequest } from './booking-request';

export function useBooking(product: Product, buyer: AuthUser) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useMachine(
    bookingMachine.provide({
      actors: {
        book: fromPromise(({ input }) => {
          const request = bookingRequest(product, buyer, input);
          return answerOf(
            dispatch(ordersApi.endpoints.bookProduct.initiate(request, { track: false })),
          );
        }),
      },
      actions: {
        announceRefusal: (_, { message }) => notify.error(message),
        announceBooking: () => {
          drafts.forget(bookingDraft(product, buyer));
          notify.success('Product Booked Successfully!');
          // In place of the dialog's entry in the history.
          void navigate(paths.myOrders, { replace: true });
        },
      },
    }),
    inspected(product.productName),
  );
}

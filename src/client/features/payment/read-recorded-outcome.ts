import { ordersApi } from '../../api/orders-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { RecordedOutcome } from './payment.machine';

/**
 * Fetches whether the marketplace has recorded the payment. A server without the field `paid` is
 * assumed to have recorded it. If it is `unavailable`, only Stripe knows whether the card is charged.
 */
export async function readRecordedOutcome(
  dispatch: Dispatch,
  productId: string,
  signal?: AbortSignal,
): Promise<RecordedOutcome> {
  const call = ordersApi.endpoints.order.initiate(productId, {
    subscribe: false,
    forceRefetch: true,
  });
  try {
    const { paid, state } = await unwrapCall(dispatch(call), signal);
    // The booking expired or was cancelled, or a payment without one is not recorded yet.
    if (state === 'open') return 'unavailable';
    return paid === false ? 'unrecorded' : 'paid';
  } catch (error) {
    const status = error instanceof RequestFailure && error.status;
    if (status === 404 || status === 409) return 'unavailable';
    throw error;
  }
}

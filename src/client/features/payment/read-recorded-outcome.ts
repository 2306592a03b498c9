import { ordersApi } from '../../api/orders-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { RecordedOutcome } from './payment.machine';

/**
 * Fetches whether the marketplace has recorded the payment. A server without the field `paid` is
 * assumed to have recorded it.
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
    // The order is open again, because the booking expired or was cancelled.
    if (state === 'open') return 'unavailable';
    return paid === false ? 'unrecorded' : 'paid';
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 409) return 'unavailable';
    throw error;
  }
}

import { ordersApi } from '../../api/orders-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { Settlement } from './payment.machine';

/**
 * Asks the marketplace whether it has recorded the payment. A server that knows no `paid` is taken
 * at Stripe's word.
 */
export async function readSettlement(
  dispatch: Dispatch,
  productId: string,
  signal?: AbortSignal,
): Promise<Settlement> {
  const call = ordersApi.endpoints.order.initiate(productId, {
    subscribe: false,
    forceRefetch: true,
  });
  try {
    const { paid, state } = await unwrapCall(dispatch(call), signal);
    // The booking has lapsed, or was cancelled.
    if (state === 'open') return 'lost';
    return paid === false ? 'open' : 'paid';
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 409) return 'lost';
    throw error;
  }
}

import { ordersApi } from '../../api/orders-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { Settlement } from './payment.machine';

/**
 * Asks the marketplace whether it has recorded the payment. If the server has no field `paid`,
 * Stripe's result counts.
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
    // The booking expired or was cancelled.
    if (state === 'open') return 'unavailable';
    return paid === false ? 'open' : 'paid';
  } catch (error) {
    if (error instanceof RequestFailure && error.status === 409) return 'unavailable';
    throw error;
  }
}

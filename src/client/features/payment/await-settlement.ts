import { ordersApi } from '../../api/orders-api';
import { RequestFailure, answerOf } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { Settlement } from './payment.machine';

/** The pause between two questions and how often to ask, in milliseconds and times. */
const pause = 700;
const questions = 30;

/**
 * Asks the marketplace until it has recorded the payment. A server that knows no `paid` is taken
 * at Stripe's word.
 */
export async function awaitSettlement(
  dispatch: Dispatch,
  productId: string,
  signal: AbortSignal,
): Promise<Settlement> {
  for (let asked = 0; asked < questions && !signal.aborted; asked += 1) {
    try {
      const call = ordersApi.endpoints.order.initiate(productId, {
        subscribe: false,
        forceRefetch: true,
      });
      const { paid } = await answerOf(dispatch(call));
      if (paid !== false) return 'paid';
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 409) return 'lost';
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return 'pending';
}

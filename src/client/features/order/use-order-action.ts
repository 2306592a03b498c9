import { fromPromise } from 'xstate';
import { takesConnection } from '../../components/loading/missing-button';
import { answerOf, RequestFailure } from '../../api/request-failure';
import { salesApi } from '../../api/sales-api';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { announcedFlow } from '../../services/announced-flow';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { loadOrderAction } from './order-action-part';
import {
  orderActionMachine,
  type OrderActionOutcome,
  type OrderSubject,
} from './order-action.machine';
import { orderDraft } from './order-draft';
import { orderActions } from './order-actions';

/** Answers that stay the same however often the same is sent. */
const isForGood = (status: number | undefined) => !!status && [403, 404, 409].includes(status);

/** One flow for a page, whichever of its orders somebody acts on. */
export function useOrderAction() {
  const dispatch = useAppDispatch();

  const [snapshot, send] = useLastingMachine(
    orderActionMachine.provide({
      actors: {
        send: fromPromise(async ({ input: { orderId, event } }): Promise<OrderActionOutcome> => {
          try {
            const move = salesApi.endpoints.moveOrder.initiate(
              { orderId, event },
              { track: false },
            );
            await answerOf(dispatch(move));
            return {};
          } catch (error) {
            if (error instanceof RequestFailure && isForGood(error.status)) {
              return { refusal: error.message };
            }
            throw error;
          }
        }),
      },
      actions: {
        announceMove: (_, subject) => {
          drafts.forget(orderDraft(subject));
          notify.success(orderActions[subject.action].done);
        },
      },
    }),
    inspected(),
    announcedFlow,
  );
  const ask = (subject: OrderSubject) =>
    void loadOrderAction().then(
      () => send({ type: 'order.ask', subject }),
      () => notify.error(takesConnection),
    );
  return { snapshot, send, ask };
}

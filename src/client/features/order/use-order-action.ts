import { fromPromise } from 'xstate';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { connectionRequiredMessage } from '../../components/loading/chunk-failure-button';
import { unwrapCall, RequestFailure } from '../../api/request-failure';
import { salesApi } from '../../api/sales-api';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts/drafts';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import { preloadOrderActionDialog } from './lazy-order-action-dialog';
import {
  orderActionMachine,
  type OrderActionOutcome,
  type ChosenOrderAction,
} from './order-action.machine';
import { orderDraftKey } from './order-draft-key';
import { orderActions } from './order-actions';

/** Returns whether a retry would fail with the same status. */
const isPermanent = (status: number | undefined) => !!status && [403, 404, 409].includes(status);

/** Returns whether the server rejected a code: it is wrong, or too many were entered. */
const isCodeRejection = (status: number | undefined) => status === 400 || status === 429;

/** Runs the actions on a page's orders, one at a time. */
export function useOrderAction() {
  const dispatch = useAppDispatch();

  const [snapshot, send] = useDetachedActor(
    () =>
      orderActionMachine.provide({
        actors: {
          // Imported here, so that lists of orders load it only for an action with photos.
          upload: fromPromise(async ({ input: { photo }, signal }) => {
            const { uploadPhoto } = await import(
              /* webpackChunkName: "order-action" */ '../upload-photo'
            );
            return uploadPhoto(dispatch, photo, signal);
          }),
          send: fromPromise(async ({ input: { orderId, event } }): Promise<OrderActionOutcome> => {
            try {
              const call = salesApi.endpoints.moveOrder.initiate(
                { orderId, ...event },
                { track: false },
              );
              await unwrapCall(dispatch(call));
              return {};
            } catch (error) {
              if (!(error instanceof RequestFailure)) throw error;
              if (isPermanent(error.status)) return { rejection: error.message };
              if ('code' in event && isCodeRejection(error.status)) {
                return { codeError: error.message };
              }
              throw error;
            }
          }),
        },
        actions: {
          notifyOfTransition: (_, chosenAction) => {
            removeDraft(orderDraftKey(chosenAction));
            toast.success(inGoodsWords(orderActions[chosenAction.action].success));
          },
        },
      }),
    undefined,
    {
      ...inspectOptions(),
      ...failureToastOptions,
      // An upload stops with the page.
      isPending: (current) => current.matches('sending'),
    },
  );
  const openDialog = (chosenAction: ChosenOrderAction) =>
    void preloadOrderActionDialog().then(
      () => send({ type: 'order.open', chosenAction }),
      () => toast.error(connectionRequiredMessage),
    );
  return { snapshot, send, openDialog };
}

function removeDraft(name: string): void {
  drafts.remove(name);
  void import(/* webpackChunkName: "order-action" */ '../../services/drafts/draft-files').then(
    ({ draftFiles }) => draftFiles.remove(name),
  );
}

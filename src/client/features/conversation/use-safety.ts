import { fromPromise } from 'xstate';
import { conversationsApi } from '../../api/conversations-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { safetyActions } from './safety-actions';
import { safetyMachine } from './safety.machine';

interface SafetyOptions {
  conversationId: string;
  /** The first name of the other person. */
  name: string;
}

/** Runs blocking and unblocking in one conversation. */
export function useSafety(options: SafetyOptions) {
  const dispatch = useAppDispatch();
  return useDetachedActor(
    (component) =>
      safetyMachine.provide({
        actors: {
          submit: fromPromise(({ input: { action } }): Promise<unknown> => {
            const { conversationId: id } = component.props;
            const { blockPerson, unblockPerson } = conversationsApi.endpoints;
            const untracked = { track: false } as const;
            return action === 'block'
              ? unwrapCall(dispatch(blockPerson.initiate(id, untracked)))
              : unwrapCall(dispatch(unblockPerson.initiate(id, untracked)));
          }),
        },
        actions: {
          announceDone: (_, { action }) =>
            toast.success(safetyActions[action].success(component.props.name)),
        },
      }),
    options,
    { ...inspectOptions(), ...failureToastOptions },
  );
}

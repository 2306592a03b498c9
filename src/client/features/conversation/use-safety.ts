import { fromPromise } from 'xstate';
import { conversationsApi } from '../../api/conversations-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/failure-toast-options';
import { inspectOptions } from '../../services/inspection';
import { toast } from '../../services/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { safetyActions } from './safety-actions';
import { safetyMachine } from './safety.machine';

interface SafetyOptions {
  conversationId: string;
  /** The first name of the other person. */
  name: string;
}

/** Runs blocking, unblocking and reporting in one conversation. */
export function useSafety(options: SafetyOptions) {
  const dispatch = useAppDispatch();
  return useDetachedActor(
    (host) =>
      safetyMachine.provide({
        actors: {
          submit: fromPromise(({ input: { action, reason } }): Promise<unknown> => {
            const { conversationId: id } = host.props;
            const { blockPerson, unblockPerson, reportConversation } = conversationsApi.endpoints;
            const untracked = { track: false } as const;
            switch (action) {
              case 'block':
                return unwrapCall(dispatch(blockPerson.initiate(id, untracked)));
              case 'unblock':
                return unwrapCall(dispatch(unblockPerson.initiate(id, untracked)));
              case 'report':
                return unwrapCall(dispatch(reportConversation.initiate({ id, reason }, untracked)));
            }
          }),
        },
        actions: {
          announceDone: (_, { action }) =>
            toast.success(safetyActions[action].success(host.props.name)),
        },
      }),
    options,
    { ...inspectOptions(), ...failureToastOptions },
  );
}

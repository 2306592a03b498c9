import { fromPromise } from 'xstate';
import { failureToastOptions } from '../../services/failure-toast-options';
import { inspectOptions } from '../../services/inspection';
import { toast } from '../../services/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { staffActionMachine } from './staff-action.machine';
import type { StaffActionDefinition } from './staff-action-definition';

/** Runs the confirmation of one action. */
export function useStaffAction(action: StaffActionDefinition) {
  return useDetachedActor(
    (host) =>
      staffActionMachine.provide({
        actors: { save: fromPromise(({ input }) => host.props.save(input)) },
        actions: { announceDone: () => toast.success(host.props.success) },
      }),
    action,
    { ...inspectOptions(action.label), ...failureToastOptions },
  );
}

import { fromPromise } from 'xstate';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { staffActionMachine } from './staff-action.machine';
import type { StaffActionDefinition } from './staff-action-definition';

/** Runs the confirmation of one action. */
export function useStaffAction(action: StaffActionDefinition) {
  return useDetachedActor(
    (component) =>
      staffActionMachine.provide({
        actors: { save: fromPromise(({ input }) => component.props.save(input)) },
        actions: { announceDone: () => toast.success(component.props.success) },
      }),
    action,
    { ...inspectOptions(action.label), ...failureToastOptions },
  );
}

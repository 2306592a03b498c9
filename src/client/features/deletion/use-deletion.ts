import { fromPromise } from 'xstate';
import type { Deletion } from '../../../contract/platform/mutation-results';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import { deletionMachine } from './deletion.machine';

interface DeletionEffects {
  /** Deletes the record with this id; rejects with a message for the user. */
  remove: (id: string) => Promise<Deletion>;
  /** The text of the success toast. */
  success: string;
}

/** Runs the deletions of one table. */
export function useDeletion(effects: DeletionEffects) {
  return useDetachedActor(
    (component) =>
      deletionMachine.provide({
        actors: { remove: fromPromise(({ input }) => component.props.remove(input.id)) },
        actions: { announceDeleted: () => toast.success(component.props.success) },
      }),
    effects,
    { ...inspectOptions(), ...failureToastOptions },
  );
}

import { fromPromise } from 'xstate';
import type { Deletion } from '../../../contract/mutation-results';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { announcedFlow } from '../../services/announced-flow';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { deletionMachine } from './deletion.machine';

interface DeletionEffects {
  /** Deletes the record with this id; rejects with words for the person. */
  remove: (id: string) => Promise<Deletion>;
  /** The toast of a success. */
  success: string;
}

export function useDeletion({ remove, success }: DeletionEffects) {
  return useLastingMachine(
    deletionMachine.provide({
      actors: { remove: fromPromise(({ input }) => remove(input.id)) },
      actions: { announceDeleted: () => notify.success(success) },
    }),
    inspected(),
    announcedFlow,
  );
}

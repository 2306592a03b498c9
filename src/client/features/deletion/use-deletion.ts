import type { Deletion } from '../../../contract/platform/mutation-results';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import { deletionMachine } from './deletion.machine';

interface DeletionEffects {
  /** Deletes the record with this id; rejects with a message for the user. */
  remove: (id: string) => Promise<Pick<Deletion, 'deletedCount'>>;
  /** The text of the success toast; there is none without it. */
  success?: string;
}

/** Runs the deletions of one table. */
export function useDeletion({ remove, success }: DeletionEffects) {
  return useConfirmation(deletionMachine, {
    save: async ({ subject }) => {
      const { deletedCount } = await remove(subject.id);
      if (deletedCount === 0) throw new Error('It was not deleted: it may be gone already.');
    },
    onDone: () => success && toast.success(success),
  });
}

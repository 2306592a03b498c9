import { conversationsApi } from '../../api/conversations-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import { safetyActions } from './safety-actions';
import { safetyMachine } from './safety.machine';

interface SafetyOptions {
  conversationId: string;
  /** The first name of the other person. */
  name: string;
}

/** Runs blocking and unblocking in one conversation. */
export function useSafety({ conversationId, name }: SafetyOptions) {
  const dispatch = useAppDispatch();
  return useConfirmation(safetyMachine, {
    save: ({ subject: action }): Promise<unknown> => {
      const { blockPerson, unblockPerson } = conversationsApi.endpoints;
      const untracked = { track: false } as const;
      return action === 'block'
        ? unwrapCall(dispatch(blockPerson.initiate(conversationId, untracked)))
        : unwrapCall(dispatch(unblockPerson.initiate(conversationId, untracked)));
    },
    onDone: (action) => toast.success(safetyActions[action].success(name)),
  });
}

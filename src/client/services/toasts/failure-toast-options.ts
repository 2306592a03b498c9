import { toast } from './toasts';

interface FlowSnapshot {
  hasTag: (tag: 'failed' | 'busy') => boolean;
  context: { failure: string };
}

/**
 * Options of `useDetachedActor` that show the failure of a flow in a toast, when the component that
 * would render it has unmounted.
 */
export const failureToastOptions = {
  isPending: (snapshot: FlowSnapshot) => snapshot.hasTag('busy'),
  onSettled: (snapshot: FlowSnapshot) => {
    if (snapshot.hasTag('failed')) toast.error(snapshot.context.failure);
  },
};

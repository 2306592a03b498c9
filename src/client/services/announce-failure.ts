import { notify } from './notifications';

interface FlowSnapshot {
  hasTag: (tag: 'failed' | 'busy') => boolean;
  context: { failure: string };
}

/** For a detached flow that announces its own success, but leaves its failure to the component. */
export const announceFailure = {
  isPending: (snapshot: FlowSnapshot) => snapshot.hasTag('busy'),
  onSettled: (snapshot: FlowSnapshot) => {
    if (snapshot.hasTag('failed')) notify.error(snapshot.context.failure);
  },
};

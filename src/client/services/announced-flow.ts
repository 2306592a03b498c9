import { notify } from './notifications';

interface Failing {
  hasTag: (tag: 'failed' | 'busy') => boolean;
  context: { failure: string };
}

/** For a flow that is under way whenever it is busy, and tells of all but failures by itself. */
export const announcedFlow = {
  isUnderWay: (snapshot: Failing) => snapshot.hasTag('busy'),
  tellEnd: (snapshot: Failing) => {
    if (snapshot.hasTag('failed')) notify.error(snapshot.context.failure);
  },
};

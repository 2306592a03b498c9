import { fromPromise } from 'xstate';
import type { StoredDraft } from '../../../contract/selling/product-draft';
import { productDraftsApi } from '../../api/product-drafts-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import type { Dispatch, RootState } from '../../api/store';
import type { SaveOutcome, SaveRequest } from './product-draft.machine';

const hasStatus = (error: unknown, status: number) =>
  error instanceof RequestFailure && error.status === status;

/** Returns the actor that saves the drafts of a user. */
export const createSaveActor = (dispatch: Dispatch, uid: string) =>
  fromPromise<SaveOutcome, SaveRequest>(async ({ input }) => {
    // The actor outlives its page, and another user may have signed in.
    if (dispatch(getSignedInUid) !== uid) throw new Error('You are signed out.');
    const draft = { ...input, photos: [...input.photos] };
    const call = productDraftsApi.endpoints.saveProductDraft.initiate(draft, { track: false });
    try {
      return { saved: await unwrapCall(dispatch(call)) };
    } catch (error) {
      if (hasStatus(error, 404)) return { conflict: { current: null } };
      if (!hasStatus(error, 409)) throw error;
      const current = await readDraft(dispatch, input.id);
      // A 409 for a draft that does not exist means that the seller has too many drafts.
      if (!current) throw error;
      return { conflict: { current } };
    }
  });

const getSignedInUid = (_dispatch: Dispatch, getState: () => RootState) => {
  const { session } = getState();
  return 'user' in session ? session.user.uid : undefined;
};

/** Returns the draft on the server; null if it does not exist. */
async function readDraft(dispatch: Dispatch, id: string): Promise<StoredDraft | null> {
  const options = { subscribe: false, forceRefetch: true };
  const call = productDraftsApi.endpoints.productDraft.initiate(id, options);
  try {
    return await unwrapCall(dispatch(call));
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

import { useState } from 'react';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { listingEditsApi } from '../../../../api/listing-edits-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';

const actions = {
  pause: { listed: false, success: 'The watch is paused.' },
  resume: { listed: true, success: 'The watch is for sale again.' },
} as const;

/** Returns the action that pauses a product, or puts it up for sale again. */
export function useSetListed(id: string, action: keyof typeof actions) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const { listed, success } = actions[action];
    setBusy(true);
    try {
      const call = listingEditsApi.endpoints.setListed.initiate({ id, listed }, { track: false });
      await unwrapCall(dispatch(call));
      toast.success(inGoodsWords(success));
    } catch (error) {
      toast.error(failureMessage(error));
    }
    setBusy(false);
  };
  return { busy, run: () => void run() };
}

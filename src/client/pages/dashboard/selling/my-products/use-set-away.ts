import type { Away } from '../../../../../contract/selling/editable-product';
import { listingEditsApi } from '../../../../api/listing-edits-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';

/** Returns a function that stores until when the seller is away; null if they are back. */
export function useSetAway(): (until: Away['until']) => Promise<Away> {
  const dispatch = useAppDispatch();
  return (until) => {
    const { setAway } = listingEditsApi.endpoints;
    return unwrapCall(dispatch(setAway.initiate({ until }, { track: false })));
  };
}

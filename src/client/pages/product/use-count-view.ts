import { useEffect, useRef } from 'react';
import { figuresApi } from '../../api/figures-api';
import { useAppDispatch } from '../../api/store-hooks';
import { useIsTabVisible } from '../../services/browser/use-is-tab-visible';

/** Counts a view of a product once the user sees its page. A failed call is not repeated. */
export function useCountView(id: string): void {
  const dispatch = useAppDispatch();
  const isVisible = useIsTabVisible();
  /** The id of the product whose view was counted. */
  const countedId = useRef<string>(undefined);

  useEffect(() => {
    if (!isVisible || countedId.current === id) return;
    countedId.current = id;
    void dispatch(figuresApi.endpoints.countView.initiate(id, { track: false }));
  }, [dispatch, id, isVisible]);
}

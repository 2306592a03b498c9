import type { MouseEvent } from 'react';
import { searchWordsApi } from '../../api/search-words-api';
import { useAppDispatch } from '../../api/store-hooks';
import { paths } from '../../services/paths/paths';

/** Returns a click handler of the results. It counts that one was opened, without who opened it. */
export function useOpenedResults(text: string | undefined) {
  const dispatch = useAppDispatch();
  return ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest(`a[href*="${paths.product('')}"]`);
    if (!link || text === undefined) return;
    void dispatch(searchWordsApi.endpoints.countOpenedResult.initiate({ text }, { track: false }));
  };
}

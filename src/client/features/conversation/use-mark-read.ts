import { useEffect } from 'react';
import type { Thread } from '../../../contract/talking/conversation';
import { conversationsApi } from '../../api/conversations-api';
import { useAppDispatch } from '../../api/store-hooks';
import { useIsTabVisible } from '../../services/browser/use-is-tab-visible';

/** Marks the other person's messages as read, once the tab is visible. */
export function useMarkRead({ conversation: { id, as }, messages }: Thread): void {
  const dispatch = useAppDispatch();
  const isTabVisible = useIsTabVisible();
  const number = messages.find(({ isOwn }) => !isOwn)?.number;
  const isReader = as !== 'admin' && isTabVisible;
  useEffect(() => {
    if (!isReader || number === undefined) return;
    void dispatch(
      conversationsApi.endpoints.markConversationRead.initiate({ id, number }, { track: false }),
    );
  }, [id, number, isReader, dispatch]);
}

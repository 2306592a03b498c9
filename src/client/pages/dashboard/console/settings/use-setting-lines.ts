import { useRef, useState } from 'react';
import type { searchWordsSchema } from '../../../../../contract/finding/search-words';
import { unwrapCall } from '../../../../api/request-failure';
import { useChangeShopSettingsMutation } from '../../../../api/settings-api';
import { useRequest } from '../../../../features/use-request';
import { toast } from '../../../../services/toasts/toasts';

interface SettingLinesOptions {
  name: 'searchWords' | 'places';
  saved: string;
  schema: typeof searchWordsSchema;
  savedMessage: string;
}

/** Edits a setting of several lines. */
export function useSettingLines({ name, saved, schema, savedMessage }: SettingLinesOptions) {
  const [change] = useChangeShopSettingsMutation();
  const [edited, setEdited] = useState<{ text: string; replaced: string }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = edited?.text ?? saved;
  const parsed = schema.safeParse(text);
  const [state, save] = useRequest({
    send: () =>
      unwrapCall(change({ [name]: text.trim() || null, replaces: { [name]: edited?.replaced } })),
    onDone: () => {
      setEdited(undefined);
      toast.success(savedMessage);
    },
  });
  // Another save on the page may load what another admin has saved meanwhile.
  const edit = (next: string) =>
    setEdited((before) => ({ text: next, replaced: before?.replaced ?? saved }));
  return {
    field,
    text,
    error: edited === undefined ? undefined : parsed.error?.issues[0]?.message,
    canSave: text.trim() !== saved && parsed.success,
    isSaving: state.status === 'busy',
    failure: state.status === 'failed' ? state.failure : undefined,
    save,
    edit,
    /** Begins a line, which the admin completes. */
    addLine: (line: string) => {
      edit([text.trimEnd(), line].filter(Boolean).join('\n'));
      // The caret stands after the beginning.
      requestAnimationFrame(() => {
        const { current } = field;
        current?.focus();
        current?.setSelectionRange(current.value.length, current.value.length);
      });
    },
  };
}

export type SettingLines = ReturnType<typeof useSettingLines>;

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localDraftStore } from '../../../../features/product-draft/local-drafts';
import { createUuid } from '../../../../services/browser/create-uuid';
import { draftParameter } from '../../../../services/paths/draft-path';

interface ChosenDraft {
  id: string;
  /** Whether the server has never stored the draft, so that there is nothing to load. */
  isNew: boolean;
  /** The draft's id in the URL. */
  requestedId: string | null;
}

/**
 * Returns the draft of Add a Product: the one in the URL, or else a new one. The URL of a new draft changes
 * when the server has stored it, while the form stays.
 */
export function useOpenDraft(uid: string) {
  const [parameters, setParameters] = useSearchParams();
  const requestedId = parameters.get(draftParameter);
  const [chosen, setOpen] = useState(() => chooseDraft(uid, requestedId));
  let chosenDraft = chosen;
  if (requestedId !== chosen.requestedId) {
    chosenDraft =
      requestedId === chosen.id ? { ...chosen, requestedId } : chooseDraft(uid, requestedId);
    setOpen(chosenDraft);
  }
  return {
    ...chosenDraft,
    showInUrl: (id: string) => setParameters({ [draftParameter]: id }, { replace: true }),
    /** Empties the form, for a seller who adds another product before My Products has loaded. */
    startNew: () => setOpen({ ...chooseDraft(uid, null), requestedId }),
  };
}

function chooseDraft(uid: string, requestedId: string | null): ChosenDraft {
  if (requestedId !== null) return { id: requestedId, isNew: false, requestedId };
  const local = localDraftStore(uid);
  const begunId = local.findNewId();
  if (begunId === undefined) return { id: createUuid(), isNew: true, requestedId };
  return { id: begunId, isNew: local.read(begunId)?.revision === 0, requestedId };
}

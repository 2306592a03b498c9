import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { StoredDraft } from '../../../contract/selling/product-draft';
import { useAppDispatch } from '../../api/store-hooks';
import type { ServerDraft } from '../../components/product-form/server-draft';
import { draftFiles } from '../../services/drafts/draft-files';
import { inspectOptions } from '../../services/telemetry/inspection';
import { useDetachedActor } from '../../services/use-detached-actor';
import { emptyContent, isSameContent } from './draft-content';
import { createDraftForm } from './draft-form';
import { localDraftStore } from './local-drafts';
import { productDraftMachine, type OpenedDraft } from './product-draft.machine';
import { createSaveActor } from './save-actor';

interface DraftOptions {
  uid: string;
  id: string;
  /** The draft on the server; undefined for a new one. */
  stored: StoredDraft | undefined;
  /** Receives the id when the server has stored the draft. */
  onSaved: (id: string) => void;
}

/** Saves the draft of a product's form on the server, and in the tab until the server has it. */
export function useProductDraft({ uid, id, stored, onSaved }: DraftOptions) {
  const dispatch = useAppDispatch();
  const [local] = useState(() => localDraftStore(uid));
  const photosName = `product-${uid}-${id}-photos`;
  const [{ draft, content }] = useState(() => getInitialDraft(id, stored, local.read(id)));
  const [form] = useState(() => createDraftForm({ stored: draft.content, content, photosName }));
  const [snapshot, send, actor] = useDetachedActor(
    (component) =>
      productDraftMachine.provide({
        actors: { save: createSaveActor(dispatch, uid) },
        actions: {
          storeLocally: ({ context }) => local.save(context.id, context),
          removeLocally: ({ context }) => {
            local.remove(context.id);
            if (!component.isMounted) local.forgetSaved(context.id);
          },
          showUrl: ({ context }) => {
            if (component.isMounted) component.props.onSaved(context.id);
          },
          showContent: ({ context }) => form.show(context.content),
        },
      }),
    { onSaved },
    {
      ...inspectOptions(),
      isPending: (current) => current.hasTag('unsaved') || current.matches('submitted'),
      onSettled: () => undefined,
    },
  );
  useEffect(() => saveWhenHiddenOrOnline(() => send({ type: 'productDraft.save' })), [send]);
  // Not as soon as it is saved: a reload that has begun before that opens the URL without the draft's id.
  useEffect(() => () => local.forgetSaved(actor.getSnapshot().context.id), [actor, local]);
  const [serverDraft] = useState((): ServerDraft => ({
    id: () => actor.getSnapshot().context.id,
    decorator: form.decorate({
      onOpen: () => send({ type: 'productDraft.open', draft }),
      onChange: (changed) => send({ type: 'productDraft.change', content: changed }),
    }),
    async pause() {
      const isStored = ({ revision }: OpenedDraft) => revision > 0;
      await waitFor(
        actor,
        (current) => !current.matches({ editing: 'saving' }) || isStored(current.context),
      );
      send({ type: 'productDraft.submit' });
    },
    resume: () => send({ type: 'productDraft.resume' }),
    end() {
      send({ type: 'productDraft.added' });
      local.forgetSaved(actor.getSnapshot().context.id);
      void draftFiles.remove(photosName);
    },
  }));
  return { snapshot, send, serverDraft };
}

/** Returns the content that the form starts with, and the machine's view of the stored draft. */
function getInitialDraft(
  id: string,
  stored: StoredDraft | undefined,
  unsaved: ReturnType<ReturnType<typeof localDraftStore>['read']>,
) {
  const { texts, photos, photoMarks } = stored ?? emptyContent;
  const content = { texts, photos, ...(photoMarks && { photoMarks }) };
  const { revision = 0, updatedAt: savedAt = null } = stored ?? {};
  const draft: OpenedDraft = { id, content, revision, savedAt, unconfirmed: [] };
  if (!unsaved || isSameContent(unsaved.content, content)) return { draft, content };
  return {
    // If it is based on an older revision, saving it reports the conflict.
    draft: { ...draft, revision: unsaved.revision, unconfirmed: [unsaved.content] },
    content: unsaved.content,
  };
}

/**
 * Calls the listener when the connection is back, and when the page is hidden, because the browser may
 * then close it without notice. Returns a function that stops watching.
 */
function saveWhenHiddenOrOnline(onSave: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') onSave();
  };
  window.addEventListener('online', onSave);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', onSave);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

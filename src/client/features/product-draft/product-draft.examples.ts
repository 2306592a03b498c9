import type { StoredDraft } from '../../../contract/selling/product-draft';
import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import { emptyContent, type DraftContent } from './draft-content';
import type { OpenedDraft, ProductDraftEvent, SaveOutcome } from './product-draft.machine';

const savingState = 'productDraft.editing.saving';
const id = '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11';
const updatedAt = '2026-11-26T12:04:00.000Z';

const newDraft: OpenedDraft = {
  id,
  revision: 0,
  content: emptyContent,
  savedAt: null,
  unconfirmed: [],
};
const nameContent: DraftContent = { texts: { productName: 'Omega Seamaster' }, photos: [] };
const otherNameContent: DraftContent = { texts: { productName: 'Omega Speedmaster' }, photos: [] };
const storedDraft: OpenedDraft = {
  id,
  revision: 3,
  savedAt: updatedAt,
  unconfirmed: [],
  content: nameContent,
};
// Few contents, ids and revisions, because every combination of them is another state of the model.
const other: StoredDraft = {
  id,
  revision: 3,
  updatedAt,
  photos: [],
  texts: otherNameContent.texts,
};

const saveDone = (outcome: SaveOutcome) => actorDone(savingState, outcome);

export const productDraftExampleEvents = {
  'open a new draft': { type: 'productDraft.open', draft: newDraft },
  'open a stored draft': { type: 'productDraft.open', draft: storedDraft },
  'type a name': { type: 'productDraft.change', content: nameContent },
  'type another name': { type: 'productDraft.change', content: otherNameContent },
  'empty the form': { type: 'productDraft.change', content: emptyContent },
  'two seconds pass': elapsed('saveDelay', 'productDraft.editing.unsaved'),
  'the browser is online again': { type: 'productDraft.save' },
  'the draft is stored': saveDone({ saved: { acknowledged: true, revision: 3, updatedAt } }),
  'another device has changed the draft': saveDone({ conflict: { current: other } }),
  'an earlier request had already stored the draft': saveDone({
    conflict: { current: { ...other, texts: nameContent.texts } },
  }),
  'the draft was deleted elsewhere': saveDone({ conflict: { current: null } }),
  'no response arrives': actorError(savingState),
  'the call times out': elapsed('callTimeout', savingState),
  'the retry delay has elapsed': elapsed('retryDelay', 'productDraft.editing.failed'),
  'keep this version': { type: 'productDraft.keepThis' },
  'use the other version': { type: 'productDraft.useOther' },
  'save as a new draft': { type: 'productDraft.saveAsNew', id },
  'add the product': { type: 'productDraft.submit' },
  'the product is rejected': { type: 'productDraft.resume' },
  'the product is added': { type: 'productDraft.added' },
} satisfies ExampleEvents<ProductDraftEvent>;

import { assign, setup } from 'xstate';
import type { DraftSaveResult, StoredDraft } from '../../../contract/selling/product-draft';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';
import { emptyContent, isSameContent, type DraftContent } from './draft-content';

/** Milliseconds from a change until it is saved. Changes in the meantime are saved with it. */
const saveDelay = 2_000;
/** Milliseconds after which a failed save is repeated. */
const retryDelay = 15_000;

export interface SaveRequest extends DraftContent {
  id: string;
  revision: number;
}

/** Another device has changed the draft, or it no longer exists. */
interface DraftConflict {
  /** Null if the draft was deleted, or added as a product. */
  current: StoredDraft | null;
}

export type SaveOutcome = { saved: DraftSaveResult } | { conflict: DraftConflict };

/** What the form starts with. */
export interface OpenedDraft {
  id: string;
  /** The revision that the form's content is based on; 0 for a new draft. */
  revision: number;
  /** What the server has. */
  content: DraftContent;
  /** When it was saved; null for a new draft. */
  savedAt: string | null;
  /** The contents that the server may have stored although no response arrived. */
  unconfirmed: readonly DraftContent[];
}

export type ProductDraftEvent =
  | { type: 'productDraft.open'; draft: OpenedDraft }
  /** The seller has typed something, or a photo is uploaded, moved or removed. */
  | { type: 'productDraft.change'; content: DraftContent }
  /** The seller presses Retry, or the connection is back, or the page is hidden. */
  | { type: 'productDraft.save' }
  | { type: 'productDraft.keepThis' }
  | { type: 'productDraft.useOther' }
  | { type: 'productDraft.saveAsNew'; id: string }
  | { type: 'productDraft.submit' }
  | { type: 'productDraft.resume' }
  | { type: 'productDraft.added' };

export interface ProductDraftContext extends OpenedDraft {
  conflict: DraftConflict | null;
  failure: string;
}

/** Returns the other device's draft. @throws if there is none */
function requireCurrent({ conflict }: ProductDraftContext): StoredDraft {
  if (!conflict?.current) throw new Error('No draft is in conflict');
  return conflict.current;
}

/** Saves a draft of a product on the server while its seller fills in the form. */
export const productDraftMachine = setup({
  types: {
    context: {} as ProductDraftContext,
    events: {} as ProductDraftEvent,
    tags: {} as 'unsaved',
  },
  actors: {
    save: unprovidedActor<SaveOutcome, SaveRequest>('save'),
  },
  delays: { callTimeout, saveDelay, retryDelay },
  guards: {
    isChange: ({ context }, { content }: { content: DraftContent }) =>
      !isSameContent(context.content, content),
    isSavedCompletely: ({ context: { content, unconfirmed } }, outcome: SaveOutcome) => {
      const sent = unconfirmed.at(-1);
      return 'saved' in outcome && sent !== undefined && isSameContent(content, sent);
    },
    isSaved: (_, outcome: SaveOutcome) => 'saved' in outcome,
    /** The draft that is in conflict was stored by an earlier request, whose response was lost. */
    isOwnChange: ({ context }, outcome: SaveOutcome) => {
      const current = 'conflict' in outcome && outcome.conflict.current;
      return current
        ? context.unconfirmed.some((content) => isSameContent(content, current))
        : false;
    },
    isEmpty: ({ context: { revision, content } }) =>
      revision === 0 && isSameContent(content, emptyContent),
    hasOtherVersion: ({ context }) => Boolean(context.conflict?.current),
  },
  actions: {
    setDraft: assign((_, { draft }: { draft: OpenedDraft }) => draft),
    setContent: assign({ content: (_, { content }: { content: DraftContent }) => content }),
    setSent: assign(({ context: { content, unconfirmed } }) => ({
      conflict: null,
      failure: '',
      unconfirmed: [...unconfirmed.filter((each) => !isSameContent(each, content)), content],
    })),
    setSaved: assign((_, outcome: SaveOutcome) =>
      'saved' in outcome
        ? {
            revision: outcome.saved.revision,
            savedAt: outcome.saved.updatedAt,
            unconfirmed: [],
          }
        : {},
    ),
    setConflict: assign((_, outcome: SaveOutcome) =>
      'conflict' in outcome ? { conflict: outcome.conflict } : {},
    ),
    setCurrentRevision: assign((_, outcome: SaveOutcome) =>
      'conflict' in outcome && outcome.conflict.current
        ? { revision: outcome.conflict.current.revision }
        : {},
    ),
    setOtherRevision: assign({ revision: ({ context }) => requireCurrent(context).revision }),
    setOtherContent: assign(({ context }) => {
      const { texts, photos, photoMarks, revision, updatedAt } = requireCurrent(context);
      const content = { texts, photos, ...(photoMarks && { photoMarks }) };
      return { content, revision, savedAt: updatedAt, conflict: null };
    }),
    setNewDraft: assign((_, { id }: { id: string }) => ({ id, revision: 0, unconfirmed: [] })),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    /** Stores the content in the browser until the server has it. */
    storeLocally: () => undefined,
    removeLocally: () => undefined,
    /** Puts the draft's id into the URL. */
    showUrl: () => undefined,
    /** Fills in the form with the other device's content. */
    showContent: () => undefined,
  },
}).createMachine({
  id: 'productDraft',
  description: 'Saves a draft of a product while its seller fills in the form.',
  context: {
    id: '',
    revision: 0,
    content: emptyContent,
    savedAt: null,
    unconfirmed: [],
    conflict: null,
    failure: '',
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'The form is not rendered yet.',
      on: {
        'productDraft.open': {
          target: 'editing',
          actions: { type: 'setDraft', params: ({ event }) => event },
          description: 'The form opens with a new or a stored draft.',
        },
      },
    },
    editing: {
      description: 'The seller fills in the form.',
      initial: 'saved',
      on: {
        'productDraft.change': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: [{ type: 'setContent', params: ({ event }) => event }, 'storeLocally'],
          description: 'The seller changes the draft.',
        },
        'productDraft.submit': {
          target: 'submitted',
          description: 'The product is being added, so the draft is no longer saved.',
        },
      },
      states: {
        saved: {
          description: 'The server has the draft. A new draft is empty.',
          on: {
            'productDraft.change': {
              guard: { type: 'isChange', params: ({ event }) => event },
              target: 'unsaved',
              actions: [{ type: 'setContent', params: ({ event }) => event }, 'storeLocally'],
              description: 'The seller changes the draft.',
            },
          },
        },
        unsaved: {
          tags: 'unsaved',
          description: 'The draft is saved in a moment.',
          on: {
            'productDraft.save': { target: 'saving', description: 'The page is hidden.' },
          },
          after: {
            saveDelay: [
              {
                guard: 'isEmpty',
                target: 'saved',
                actions: 'removeLocally',
                description: 'The seller has emptied the form of a new draft.',
              },
              { target: 'saving', description: 'Some changes have accumulated.' },
            ],
          },
        },
        saving: {
          tags: 'unsaved',
          description: 'The request is in flight.',
          entry: 'setSent',
          invoke: {
            src: 'save',
            input: ({ context: { id, revision, content } }) => ({ id, revision, ...content }),
            onDone: [
              {
                guard: { type: 'isSavedCompletely', params: ({ event }) => event.output },
                target: 'saved',
                actions: [
                  { type: 'setSaved', params: ({ event }) => event.output },
                  'removeLocally',
                  'showUrl',
                ],
                description: 'The server has stored the draft.',
              },
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'unsaved',
                actions: [
                  { type: 'setSaved', params: ({ event }) => event.output },
                  'storeLocally',
                  'showUrl',
                ],
                description: 'The seller has changed the draft meanwhile.',
              },
              {
                guard: { type: 'isOwnChange', params: ({ event }) => event.output },
                target: 'saving',
                reenter: true,
                actions: { type: 'setCurrentRevision', params: ({ event }) => event.output },
                description: 'An earlier request without a response was successful.',
              },
              {
                target: 'conflict',
                actions: { type: 'setConflict', params: ({ event }) => event.output },
                description: 'The draft was changed or deleted elsewhere.',
              },
            ],
            onError: failTo('failed', 'The server rejected the draft or did not respond.'),
          },
          after: timeOutTo('failed'),
        },
        failed: {
          description: 'The draft is only in this browser; the form shows why.',
          on: {
            'productDraft.save': {
              target: 'saving',
              description: 'The seller presses Retry, or the connection is back.',
            },
          },
          after: { retryDelay: { target: 'saving', description: 'It is time to try again.' } },
        },
        conflict: {
          description: 'The draft was changed or deleted elsewhere. The seller chooses.',
          on: {
            'productDraft.keepThis': {
              guard: 'hasOtherVersion',
              target: 'saving',
              actions: 'setOtherRevision',
              description: 'The seller overwrites the other version.',
            },
            'productDraft.useOther': {
              guard: 'hasOtherVersion',
              target: 'saved',
              actions: ['setOtherContent', 'removeLocally', 'showContent'],
              description: 'The seller discards this version.',
            },
            'productDraft.saveAsNew': {
              target: 'saving',
              actions: [
                'removeLocally',
                { type: 'setNewDraft', params: ({ event }) => event },
                'storeLocally',
              ],
              description: 'The seller keeps both versions.',
            },
          },
        },
      },
    },
    submitted: {
      description: 'The product is being added.',
      on: {
        'productDraft.change': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: [{ type: 'setContent', params: ({ event }) => event }, 'storeLocally'],
          description: 'The seller changes the form in the meantime.',
        },
        'productDraft.resume': {
          target: 'editing.unsaved',
          description: 'The product was not added.',
        },
        'productDraft.added': {
          target: 'ended',
          description: 'The product is added, which has deleted the draft.',
        },
      },
    },
    ended: {
      type: 'final',
      entry: 'removeLocally',
      description: 'The draft has become a product.',
    },
  },
});

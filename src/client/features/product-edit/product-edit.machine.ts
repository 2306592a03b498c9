import { assign, setup } from 'xstate';
import type { EditableField, EditableProduct } from '../../../contract/selling/editable-product';
import { callTimeout } from '../../api/call-timeout';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';
import {
  listChanges,
  listConflicts,
  listLockedChanges,
  mergeValues,
  type EditValues,
  type FieldChange,
  type ConflictVersion,
} from './edit-values';

/** What the seller typed before a reload, and the product from which they started. */
export interface UnsavedEdit {
  base: EditableProduct;
  values: EditValues;
}

export interface LoadedProduct {
  product: EditableProduct;
  /** Absent if nothing was typed. */
  unsaved?: UnsavedEdit | undefined;
}

/** The result of a save: the saved product, or the current one that prevented it, with the reason. */
export type SaveResult =
  | { status: 'saved'; product: EditableProduct }
  | { status: 'rejected'; product: EditableProduct; message: string };

export type ProductEditEvent =
  | { type: 'productEdit.retry' }
  | { type: 'productEdit.review'; draft: ProductDraft }
  | { type: 'productEdit.cancel' }
  | { type: 'productEdit.back' }
  | { type: 'productEdit.save' }
  | { type: 'productEdit.choose'; field: EditableField; side: ConflictVersion }
  | { type: 'productEdit.resolve' };

export interface ProductEditContext {
  /** The product from which the seller started; null before it has loaded. */
  base: EditableProduct | null;
  /** The values to save; null before the first review. */
  values: EditValues | null;
  /** The product as it was saved elsewhere; null without a conflict. */
  current: EditableProduct | null;
  choices: Partial<Record<EditableField, ConflictVersion>>;
  failure: string;
}

function requireBase({ base }: ProductEditContext): EditableProduct {
  if (!base) throw new Error('The product has not loaded');
  return base;
}

function requireValues({ values }: ProductEditContext): EditValues {
  if (!values) throw new Error('No values were reviewed');
  return values;
}

function requireCurrent({ current }: ProductEditContext): EditableProduct {
  if (!current) throw new Error('There is no conflict');
  return current;
}

/** Returns the changes to review and save. */
export const getChanges = ({ base, values }: ProductEditContext): FieldChange[] =>
  base && values ? listChanges(base, values) : [];

/** Returns the fields for which the seller chooses one of two values. */
export const getConflicts = ({ base, values, current }: ProductEditContext) =>
  base && values && current ? listConflicts(base, values, current) : [];

/** Returns the changes that can't be saved any more. */
export const getLockedChanges = ({ base, values, current }: ProductEditContext) =>
  base && values && current ? listLockedChanges(base, values, current) : [];

/** Edits a product: the changes are reviewed before they are saved, and nothing saved elsewhere is overwritten. */
export const productEditMachine = setup({
  types: {
    context: {} as ProductEditContext,
    events: {} as ProductEditEvent,
    tags: {} as 'form' | 'busy' | 'failed',
  },
  actors: {
    load: unprovidedActor<LoadedProduct, void>('load'),
    /** Waits for the uploads of the photos, and returns the values of the form. */
    finishUploads: unprovidedActor<EditValues, { draft: ProductDraft }>('finishUploads'),
    save: unprovidedActor<SaveResult, { base: EditableProduct; changes: FieldChange[] }>('save'),
  },
  delays: { callTimeout },
  guards: {
    isOutdated: (_, { product, unsaved }: LoadedProduct) =>
      unsaved !== undefined &&
      [listConflicts, listLockedChanges].some(
        (list) => list(unsaved.base, unsaved.values, product).length > 0,
      ),
    isSaved: (_, { status }: SaveResult) => status === 'saved',
    isInConflict: ({ context }, { product }: SaveResult) =>
      product.revision !== requireBase(context).revision ||
      listLockedChanges(requireBase(context), requireValues(context), product).length > 0,
    hasChanges: ({ context }) => getChanges(context).length > 0,
    areValuesChanged: ({ context }, { values }: { values: EditValues }) =>
      listChanges(requireBase(context), values).length > 0,
    isResolved: ({ context }) => isResolved(context),
    /** Whether every field has a value and some of them are still to be saved. */
    hasRemainingChanges: ({ context }) =>
      isResolved(context) &&
      listChanges(requireCurrent(context), getMergedValues(context)).length > 0,
  },
  actions: {
    setBase: assign({ base: (_, { product }: { product: EditableProduct }) => product }),
    setUnsaved: assign((_, { product, unsaved }: LoadedProduct) => ({
      base: unsaved?.base ?? product,
      values: unsaved?.values ?? null,
      current: product,
      choices: {},
    })),
    setValues: assign({ values: (_, { values }: { values: EditValues }) => values }),
    setCurrent: assign((_, { product }: SaveResult) => ({ current: product, choices: {} })),
    setChoice: assign({
      choices: ({ context }, { field, side }: { field: EditableField; side: ConflictVersion }) => ({
        ...context.choices,
        [field]: side,
      }),
    }),
    /** Starts again from what was saved elsewhere, with the chosen values. */
    rebase: assign(({ context }) => ({
      base: requireCurrent(context),
      values: getMergedValues(context),
      current: null,
      choices: {},
    })),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Stores the values for a reload, from which the form takes them. */
    storeValues: () => undefined,
    /** Shows a toast and leaves the page. */
    announceSaved: () => undefined,
  },
}).createMachine({
  id: 'productEdit',
  description: 'Changes a product that was added before.',
  context: { base: null, values: null, current: null, choices: {}, failure: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The current values are being loaded.',
      entry: 'clearFailure',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'setUnsaved', params: ({ event }) => event.output },
            description:
              'What was typed before a reload conflicts with what was saved or booked since.',
          },
          {
            target: 'editing',
            actions: { type: 'setBase', params: ({ event }) => event.output },
            description: 'The form can be filled in.',
          },
        ],
        onError: failTo('loadFailed'),
      },
      after: timeOutTo('loadFailed'),
    },
    loadFailed: {
      tags: 'failed',
      description: 'The page shows why the product did not load.',
      on: {
        'productEdit.retry': { target: 'loading', description: 'The seller presses Retry.' },
      },
    },
    editing: {
      tags: 'form',
      description: 'The form is open.',
      initial: 'noError',
      on: {
        'productEdit.review': {
          target: 'uploading',
          description: 'The seller presses Review changes.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        unchanged: { description: 'There is nothing to save.' },
        uploadFailed: { tags: 'failed', description: 'A photo was not uploaded.' },
      },
    },
    uploading: {
      tags: ['form', 'busy'],
      description: 'The last photos are being uploaded.',
      entry: 'clearFailure',
      on: {
        'productEdit.cancel': { target: 'editing', description: 'The seller presses Cancel.' },
      },
      invoke: {
        src: 'finishUploads',
        input: ({ event }) => {
          if (event.type !== 'productEdit.review') throw new Error('No values were submitted');
          return { draft: event.draft };
        },
        onDone: [
          {
            guard: {
              type: 'areValuesChanged',
              params: ({ event }) => ({ values: event.output }),
            },
            target: 'reviewing',
            actions: { type: 'setValues', params: ({ event }) => ({ values: event.output }) },
            description: 'All photos are uploaded.',
          },
          { target: 'editing.unchanged', description: 'The seller changed nothing.' },
        ],
        onError: failTo(
          'editing.uploadFailed',
          'A photo was rejected, or the image host did not respond.',
        ),
      },
    },
    reviewing: {
      description: 'The changes are shown with the values before.',
      initial: 'noError',
      on: {
        'productEdit.back': { target: 'editing', description: 'The seller presses Back.' },
        'productEdit.save': {
          guard: 'hasChanges',
          target: 'saving',
          description: 'The seller presses Save changes.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The changes were not saved; the page shows why.' },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ base: requireBase(context), changes: getChanges(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            description: 'The server has stored the changes.',
          },
          {
            guard: { type: 'isInConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'setCurrent', params: ({ event }) => event.output },
            description: 'The product was booked, or changed in another tab or by an admin.',
          },
          {
            target: 'reviewing.failed',
            actions: [
              { type: 'setBase', params: ({ event }) => event.output },
              { type: 'setFailure', params: ({ event }) => ({ message: getReason(event.output) }) },
            ],
            description: 'The booking that prevented the change has ended since.',
          },
        ],
        onError: failTo('reviewing.failed'),
      },
      after: timeOutTo('reviewing.failed'),
    },
    conflict: {
      description:
        'The fields that were changed here and elsewhere, or locked by a booking, are shown with both values.',
      on: {
        'productEdit.choose': {
          actions: { type: 'setChoice', params: ({ event }) => event },
          description: 'The seller chooses a value.',
        },
        'productEdit.resolve': [
          {
            guard: 'hasRemainingChanges',
            target: 'reviewing',
            actions: ['rebase', 'storeValues'],
            description: 'Every field has a value, and some of them are still to be saved.',
          },
          {
            guard: 'isResolved',
            target: 'editing',
            actions: ['rebase', 'storeValues'],
            description: 'The seller keeps what was saved elsewhere.',
          },
        ],
      },
    },
    saved: {
      type: 'final',
      description: 'The changes are saved.',
      entry: 'announceSaved',
    },
  },
});

const getReason = (result: SaveResult) => (result.status === 'rejected' ? result.message : '');

const isResolved = (context: ProductEditContext) =>
  getConflicts(context).every(({ field }) => context.choices[field] !== undefined);

function getMergedValues(context: ProductEditContext): EditValues {
  return mergeValues(
    requireBase(context),
    requireValues(context),
    requireCurrent(context),
    context.choices,
  );
}

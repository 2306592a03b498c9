import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  emptyContent,
  type DraftContent,
} from '../../../../src/client/features/product-draft/draft-content';
import { productDraftMachine } from '../../../../src/client/features/product-draft/product-draft.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

const updatedAt = '2026-11-26T12:04:00.000Z';
const openedDraft = {
  id: 'draft',
  revision: 0,
  content: emptyContent,
  savedAt: null,
  unconfirmed: [],
};
const nameTyped = { texts: { productName: 'Omega' }, photos: [] };
const priceTyped = {
  texts: { productName: 'Omega', sellingPrice: '90' },
  photos: ['/images/a.webp'],
};
const otherVersion = {
  id: 'draft',
  revision: 3,
  updatedAt,
  texts: { productName: 'Rolex' },
  photos: [],
};

const [saveDelay, retryDelay] = [delay(2_000), delay(15_000)];
const stored = resolves('save', { saved: { acknowledged: true, revision: 1, updatedAt } });
const changedElsewhere = resolves('save', { conflict: { current: otherVersion } });
const deletedElsewhere = resolves('save', { conflict: { current: null } });
const ownChange = resolves('save', { conflict: { current: { ...otherVersion, ...nameTyped } } });
const noResponse = rejects('save');

const startSaving = ['open', 'type', saveDelay] as const;
const starts = (revision: number, content: object = nameTyped) =>
  [['save', { id: 'draft', revision, ...content }]] as const;
const sentName = { unconfirmed: [nameTyped], conflict: null, failure: '' };

/** What a change of the form does in every state. */
const changedTo = (content: object) => ({
  context: { content },
  effects: [['storeLocally', undefined]] as const,
});

describeFlow({
  machine: productDraftMachine,
  events: {
    open: { type: 'productDraft.open', draft: openedDraft },
    type: { type: 'productDraft.change', content: nameTyped },
    typeMore: { type: 'productDraft.change', content: priceTyped },
    save: { type: 'productDraft.save' },
    keepThis: { type: 'productDraft.keepThis' },
    useOther: { type: 'productDraft.useOther' },
    saveAsNew: { type: 'productDraft.saveAsNew', id: 'new' },
    submit: { type: 'productDraft.submit' },
    resume: { type: 'productDraft.resume' },
    added: { type: 'productDraft.added' },
  },
  states: {
    closed: [],
    'editing.saved': ['open', 'type', saveDelay, stored],
    'editing.unsaved': ['open', 'type'],
    'editing.saving': [...startSaving],
    'editing.failed': [...startSaving, noResponse],
    'editing.conflict': [...startSaving, changedElsewhere],
    submitted: ['open', 'type', 'submit'],
    ended: ['open', 'type', 'submit', 'added'],
  },
  rows: [
    row('opens the draft', ['closed', 'open', 'editing.saved'], { context: openedDraft }),
    row('stores a change in the tab at once', ['editing.saved', 'typeMore', 'editing.unsaved'], {
      tags: ['unsaved'],
      ...changedTo(priceTyped),
    }),
    row('debounces further changes', ['editing.unsaved', 'typeMore', 'editing.unsaved'], {
      tags: ['unsaved'],
      ...changedTo(priceTyped),
    }),
    row('saves after two seconds', ['editing.unsaved', saveDelay, 'editing.saving'], {
      tags: ['unsaved'],
      context: sentName,
      starts: starts(0),
    }),
    row('saves at once when the page is hidden', ['editing.unsaved', 'save', 'editing.saving'], {
      tags: ['unsaved'],
      context: sentName,
      starts: starts(0),
    }),
    row(
      'stores changes in the tab while it saves',
      ['editing.saving', 'typeMore', 'editing.saving'],
      {
        tags: ['unsaved'],
        ...changedTo(priceTyped),
      },
    ),
    row('shows that the draft is saved', ['editing.saving', stored, 'editing.saved'], {
      context: { revision: 1, savedAt: updatedAt, unconfirmed: [] },
      effects: [
        ['removeLocally', undefined],
        ['showUrl', undefined],
      ],
    }),
    row(
      'asks when another device has changed it',
      ['editing.saving', changedElsewhere, 'editing.conflict'],
      {
        context: { conflict: { current: otherVersion } },
      },
    ),
    row(
      'asks when the draft was deleted elsewhere',
      ['editing.saving', deletedElsewhere, 'editing.conflict'],
      {
        context: { conflict: { current: null } },
      },
    ),
    row(
      'saves again when the conflict is with its own earlier request',
      ['editing.saving', ownChange, 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { revision: 3, unconfirmed: [nameTyped], conflict: null },
        starts: starts(3),
      },
    ),
    row('shows why it was not saved', ['editing.saving', noResponse, 'editing.failed'], {
      context: { failure: 'It broke.' },
    }),
    row(
      'shows that no response arrived',
      ['editing.saving', delay(callTimeout), 'editing.failed'],
      {
        context: { failure: timeoutMessage },
      },
    ),
    row('keeps changes after a failure', ['editing.failed', 'typeMore', 'editing.failed'], {
      ...changedTo(priceTyped),
    }),
    row('saves again on Retry', ['editing.failed', 'save', 'editing.saving'], {
      tags: ['unsaved'],
      context: { ...sentName, unconfirmed: [nameTyped] },
      starts: starts(0),
    }),
    row(
      'saves again 15 seconds after a failure',
      ['editing.failed', retryDelay, 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { ...sentName, unconfirmed: [nameTyped] },
        starts: starts(0),
      },
    ),
    row('keeps changes during a conflict', ['editing.conflict', 'typeMore', 'editing.conflict'], {
      ...changedTo(priceTyped),
    }),
    row('overwrites the other version', ['editing.conflict', 'keepThis', 'editing.saving'], {
      tags: ['unsaved'],
      context: { revision: 3, unconfirmed: [nameTyped], conflict: null },
      starts: starts(3),
    }),
    row('uses the other version', ['editing.conflict', 'useOther', 'editing.saved'], {
      context: {
        revision: 3,
        savedAt: updatedAt,
        conflict: null,
        content: { texts: otherVersion.texts, photos: [] },
      },
      effects: [
        ['removeLocally', undefined],
        ['showContent', undefined],
      ],
    }),
    row(
      'saves a copy and leaves the other version',
      ['editing.conflict', 'saveAsNew', 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { id: 'new', conflict: null },
        effects: [
          ['removeLocally', undefined],
          ['storeLocally', undefined],
        ],
        starts: [['save', { id: 'new', revision: 0, ...nameTyped }]],
      },
    ),
    row('stops saving when the product is added', [
      [
        ...(['editing.saved', 'editing.unsaved', 'editing.saving'] as const),
        ...(['editing.failed', 'editing.conflict'] as const),
      ],
      'submit',
      'submitted',
    ]),
    row(
      'stores changes in the tab while the product is added',
      ['submitted', 'typeMore', 'submitted'],
      changedTo(priceTyped),
    ),
    row('saves again when the product is rejected', ['submitted', 'resume', 'editing.unsaved'], {
      tags: ['unsaved'],
    }),
    row('ends with the added product', ['submitted', 'added', 'ended'], {
      effects: [['removeLocally', undefined]],
    }),
  ],
  unprovided: [
    {
      actor: 'save',
      after: [...startSaving],
      to: 'editing.failed',
      context: { failure: 'save is not provided' },
      effects: [['storeLocally', undefined]],
    },
  ],
});

const start = async (...steps: Parameters<ReturnType<typeof startFlow>['send']>[0][]) => {
  const run = startFlow(productDraftMachine);
  for (const step of [{ type: 'productDraft.open', draft: openedDraft }, ...steps])
    await run.send(step);
  return run;
};
const type = (content: DraftContent) => ({ type: 'productDraft.change', content });

test('saves input that was typed during a request with the next request', async () => {
  const run = await start(type(nameTyped), saveDelay, type(priceTyped), stored);
  expect(run.state()).toBe('editing.unsaved');
  await run.send(saveDelay);
  expect(run.started.at(-1)).toEqual(['save', { id: 'draft', revision: 1, ...priceTyped }]);
});

test('does not save a new draft that was emptied before the first save', async () => {
  const run = await start(type(nameTyped), type(emptyContent), saveDelay);
  expect([run.state(), run.started]).toEqual(['editing.saved', []]);
});

test('does not save spaces around a text', async () => {
  const run = await start(
    type(nameTyped),
    saveDelay,
    stored,
    type({ ...nameTyped, texts: { productName: 'Omega ' } }),
  );
  expect(run.state()).toBe('editing.saved');
});

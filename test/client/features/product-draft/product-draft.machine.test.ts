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
const contentWithName = { texts: { productName: 'Omega' }, photos: [] };
const contentWithPrice = {
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
const saveResponse = resolves('save', { saved: { acknowledged: true, revision: 1, updatedAt } });
const conflictWithOtherDevice = resolves('save', { conflict: { current: otherVersion } });
const conflictWithDeletion = resolves('save', { conflict: { current: null } });
const conflictWithOwnRequest = resolves('save', {
  conflict: { current: { ...otherVersion, ...contentWithName } },
});
const saveError = rejects('save');

const savingSteps = ['open', 'type', saveDelay] as const;
const saveStarted = (revision: number, content: object = contentWithName) =>
  [['save', { id: 'draft', revision, ...content }]] as const;
const savingContext = { unconfirmed: [contentWithName], conflict: null, failure: '' };

/** The expected effect of a change in the form, which is the same in every state. */
const contentChanged = (content: object) => ({
  context: { content },
  effects: [['storeLocally', undefined]] as const,
});

describeFlow({
  machine: productDraftMachine,
  events: {
    open: { type: 'productDraft.open', draft: openedDraft },
    type: { type: 'productDraft.change', content: contentWithName },
    typeMore: { type: 'productDraft.change', content: contentWithPrice },
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
    'editing.saved': ['open', 'type', saveDelay, saveResponse],
    'editing.unsaved': ['open', 'type'],
    'editing.saving': [...savingSteps],
    'editing.failed': [...savingSteps, saveError],
    'editing.conflict': [...savingSteps, conflictWithOtherDevice],
    submitted: ['open', 'type', 'submit'],
    ended: ['open', 'type', 'submit', 'added'],
  },
  rows: [
    row('opens the draft', ['closed', 'open', 'editing.saved'], { context: openedDraft }),
    row('stores a change in the tab at once', ['editing.saved', 'typeMore', 'editing.unsaved'], {
      tags: ['unsaved'],
      ...contentChanged(contentWithPrice),
    }),
    row(
      'stores a further change in the tab, and saves later',
      ['editing.unsaved', 'typeMore', 'editing.unsaved'],
      {
        tags: ['unsaved'],
        ...contentChanged(contentWithPrice),
      },
    ),
    row('saves after two seconds', ['editing.unsaved', saveDelay, 'editing.saving'], {
      tags: ['unsaved'],
      context: savingContext,
      starts: saveStarted(0),
    }),
    row('saves at once when the page is hidden', ['editing.unsaved', 'save', 'editing.saving'], {
      tags: ['unsaved'],
      context: savingContext,
      starts: saveStarted(0),
    }),
    row(
      'stores changes in the tab while the draft is being saved',
      ['editing.saving', 'typeMore', 'editing.saving'],
      {
        tags: ['unsaved'],
        ...contentChanged(contentWithPrice),
      },
    ),
    row('shows that the draft is saved', ['editing.saving', saveResponse, 'editing.saved'], {
      context: { revision: 1, savedAt: updatedAt, unconfirmed: [] },
      effects: [
        ['removeLocally', undefined],
        ['showUrl', undefined],
      ],
    }),
    row(
      'asks which version to keep when another device has changed the draft',
      ['editing.saving', conflictWithOtherDevice, 'editing.conflict'],
      {
        context: { conflict: { current: otherVersion } },
      },
    ),
    row(
      'asks what to do when another device has deleted the draft',
      ['editing.saving', conflictWithDeletion, 'editing.conflict'],
      {
        context: { conflict: { current: null } },
      },
    ),
    row(
      'saves again when the conflict is with its own earlier request',
      ['editing.saving', conflictWithOwnRequest, 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { revision: 3, unconfirmed: [contentWithName], conflict: null },
        starts: saveStarted(3),
      },
    ),
    row('shows why the draft was not saved', ['editing.saving', saveError, 'editing.failed'], {
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
      ...contentChanged(contentWithPrice),
    }),
    row('saves again on Retry', ['editing.failed', 'save', 'editing.saving'], {
      tags: ['unsaved'],
      context: { ...savingContext, unconfirmed: [contentWithName] },
      starts: saveStarted(0),
    }),
    row(
      'saves again 15 seconds after a failure',
      ['editing.failed', retryDelay, 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { ...savingContext, unconfirmed: [contentWithName] },
        starts: saveStarted(0),
      },
    ),
    row('keeps changes during a conflict', ['editing.conflict', 'typeMore', 'editing.conflict'], {
      ...contentChanged(contentWithPrice),
    }),
    row('overwrites the other version', ['editing.conflict', 'keepThis', 'editing.saving'], {
      tags: ['unsaved'],
      context: { revision: 3, unconfirmed: [contentWithName], conflict: null },
      starts: saveStarted(3),
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
        starts: [['save', { id: 'new', revision: 0, ...contentWithName }]],
      },
    ),
    row('stops saving when the seller submits the product', [
      [
        ...(['editing.saved', 'editing.unsaved', 'editing.saving'] as const),
        ...(['editing.failed', 'editing.conflict'] as const),
      ],
      'submit',
      'submitted',
    ]),
    row(
      'stores changes in the tab while the product is being added',
      ['submitted', 'typeMore', 'submitted'],
      contentChanged(contentWithPrice),
    ),
    row(
      'saves again when the server rejects the product',
      ['submitted', 'resume', 'editing.unsaved'],
      {
        tags: ['unsaved'],
      },
    ),
    row('ends when the product is added', ['submitted', 'added', 'ended'], {
      effects: [['removeLocally', undefined]],
    }),
  ],
  unprovided: [
    {
      actor: 'save',
      after: [...savingSteps],
      to: 'editing.failed',
      context: { failure: 'save is not provided' },
      effects: [['storeLocally', undefined]],
    },
  ],
});

const runSteps = async (...steps: Parameters<ReturnType<typeof startFlow>['send']>[0][]) => {
  const run = startFlow(productDraftMachine);
  for (const step of [{ type: 'productDraft.open', draft: openedDraft }, ...steps])
    await run.send(step);
  return run;
};
const changeTo = (content: DraftContent) => ({ type: 'productDraft.change', content });

test('saves input that was typed during a request with the next request', async () => {
  const run = await runSteps(
    changeTo(contentWithName),
    saveDelay,
    changeTo(contentWithPrice),
    saveResponse,
  );
  expect(run.state()).toBe('editing.unsaved');
  await run.send(saveDelay);
  expect(run.started.at(-1)).toEqual(['save', { id: 'draft', revision: 1, ...contentWithPrice }]);
});

test('does not save a new draft that was emptied before the first save', async () => {
  const run = await runSteps(changeTo(contentWithName), changeTo(emptyContent), saveDelay);
  expect([run.state(), run.started]).toEqual(['editing.saved', []]);
  expect(run.effects.at(-1)).toEqual(['removeLocally', undefined]);
});

test('keeps what was typed during a request in the tab, and shows the address of the draft', async () => {
  const run = await runSteps(changeTo(contentWithName), saveDelay, changeTo(contentWithPrice));
  run.effects.length = 0;
  await run.send(saveResponse);
  expect(run.effects).toEqual([
    ['storeLocally', undefined],
    ['showUrl', undefined],
  ]);
});

test('a copy is a new draft, which knows nothing of the requests for the other one', async () => {
  const steps = [
    changeTo(contentWithName),
    saveDelay,
    saveResponse,
    changeTo(contentWithPrice),
    saveDelay,
    saveError,
    changeTo(contentWithName),
    { type: 'productDraft.save' },
    conflictWithOtherDevice,
    { type: 'productDraft.saveAsNew', id: 'new' },
  ];
  const run = await runSteps(...steps);
  expect(run.started.at(-1)).toEqual(['save', { id: 'new', revision: 0, ...contentWithName }]);
  expect(run.snapshot().context).toMatchObject({ unconfirmed: [contentWithName] });
});

test('offers no other version of a draft that was deleted', async () => {
  const run = await runSteps(changeTo(contentWithName), saveDelay, conflictWithDeletion);
  await run.send({ type: 'productDraft.keepThis' });
  await run.send({ type: 'productDraft.useOther' });
  expect(run.snapshot()).toMatchObject({ status: 'active', value: { editing: 'conflict' } });
});

test('does not save spaces around a text', async () => {
  const run = await runSteps(
    changeTo(contentWithName),
    saveDelay,
    saveResponse,
    changeTo({ ...contentWithName, texts: { productName: 'Omega ' } }),
  );
  expect(run.state()).toBe('editing.saved');
});

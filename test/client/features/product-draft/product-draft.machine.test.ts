import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  emptyContent,
  type DraftContent,
} from '../../../../src/client/features/product-draft/draft-content';
import { productDraftMachine } from '../../../../src/client/features/product-draft/product-draft.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

const updatedAt = '2026-11-26T12:04:00.000Z';
const opened = { id: 'draft', revision: 0, content: emptyContent, savedAt: null, unconfirmed: [] };
const name = { texts: { productName: 'Omega' }, photos: [] };
const price = { texts: { productName: 'Omega', sellingPrice: '90' }, photos: ['/images/a.webp'] };
const other = { id: 'draft', revision: 3, updatedAt, texts: { productName: 'Rolex' }, photos: [] };

const [saveDelay, retryDelay] = [delay(2_000), delay(15_000)];
const stored = resolves('save', { saved: { acknowledged: true, revision: 1, updatedAt } });
const changed = resolves('save', { conflict: { current: other } });
const gone = resolves('save', { conflict: { current: null } });
const ownChange = resolves('save', { conflict: { current: { ...other, ...name } } });
const lost = rejects('save');

const toSaving = ['open', 'type', saveDelay] as const;
const starts = (revision: number, content: object = name) =>
  [['save', { id: 'draft', revision, ...content }]] as const;
const sentName = { unconfirmed: [name], conflict: null, failure: '' };

/** What a change of the form does in every state. */
const changedTo = (content: object) => ({
  context: { content },
  effects: [['storeLocally', undefined]] as const,
});

describeFlow({
  machine: productDraftMachine,
  events: {
    open: { type: 'productDraft.open', draft: opened },
    type: { type: 'productDraft.change', content: name },
    typeMore: { type: 'productDraft.change', content: price },
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
    'editing.saving': [...toSaving],
    'editing.failed': [...toSaving, lost],
    'editing.conflict': [...toSaving, changed],
    submitted: ['open', 'type', 'submit'],
    ended: ['open', 'type', 'submit', 'added'],
  },
  rows: [
    row('opens the draft', ['closed', 'open', 'editing.saved'], { context: opened }),
    row('stores a change in the tab at once', ['editing.saved', 'typeMore', 'editing.unsaved'], {
      tags: ['unsaved'],
      ...changedTo(price),
    }),
    row('collects further changes', ['editing.unsaved', 'typeMore', 'editing.unsaved'], {
      tags: ['unsaved'],
      ...changedTo(price),
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
    row('notes changes while it saves', ['editing.saving', 'typeMore', 'editing.saving'], {
      tags: ['unsaved'],
      ...changedTo(price),
    }),
    row('shows that the draft is saved', ['editing.saving', stored, 'editing.saved'], {
      context: { revision: 1, savedAt: updatedAt, unconfirmed: [] },
      effects: [
        ['removeLocally', undefined],
        ['showUrl', undefined],
      ],
    }),
    row(
      'asks when another device has changed it',
      ['editing.saving', changed, 'editing.conflict'],
      {
        context: { conflict: { current: other } },
      },
    ),
    row('asks when it was deleted', ['editing.saving', gone, 'editing.conflict'], {
      context: { conflict: { current: null } },
    }),
    row(
      'goes on from a request whose response was lost',
      ['editing.saving', ownChange, 'editing.saving'],
      {
        tags: ['unsaved'],
        context: { revision: 3, unconfirmed: [name], conflict: null },
        starts: starts(3),
      },
    ),
    row('shows why it was not saved', ['editing.saving', lost, 'editing.failed'], {
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
      ...changedTo(price),
    }),
    row('tries again on request', ['editing.failed', 'save', 'editing.saving'], {
      tags: ['unsaved'],
      context: { ...sentName, unconfirmed: [name] },
      starts: starts(0),
    }),
    row('tries again after a while', ['editing.failed', retryDelay, 'editing.saving'], {
      tags: ['unsaved'],
      context: { ...sentName, unconfirmed: [name] },
      starts: starts(0),
    }),
    row('keeps changes during a conflict', ['editing.conflict', 'typeMore', 'editing.conflict'], {
      ...changedTo(price),
    }),
    row('overwrites the other version', ['editing.conflict', 'keepThis', 'editing.saving'], {
      tags: ['unsaved'],
      context: { revision: 3, unconfirmed: [name], conflict: null },
      starts: starts(3),
    }),
    row('takes over the other version', ['editing.conflict', 'useOther', 'editing.saved'], {
      context: {
        revision: 3,
        savedAt: updatedAt,
        conflict: null,
        content: { texts: other.texts, photos: [] },
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
        starts: [['save', { id: 'new', revision: 0, ...name }]],
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
    row('keeps changes meanwhile', ['submitted', 'typeMore', 'submitted'], changedTo(price)),
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
      after: [...toSaving],
      to: 'editing.failed',
      context: { failure: 'save is not provided' },
      effects: [['storeLocally', undefined]],
    },
  ],
});

const start = async (...steps: Parameters<ReturnType<typeof startFlow>['send']>[0][]) => {
  const run = startFlow(productDraftMachine);
  for (const step of [{ type: 'productDraft.open', draft: opened }, ...steps]) await run.send(step);
  return run;
};
const type = (content: DraftContent) => ({ type: 'productDraft.change', content });

test('saves later what was typed while it saved', async () => {
  const run = await start(type(name), saveDelay, type(price), stored);
  expect(run.state()).toBe('editing.unsaved');
  await run.send(saveDelay);
  expect(run.started.at(-1)).toEqual(['save', { id: 'draft', revision: 1, ...price }]);
});

test('does not save a new draft that is empty again', async () => {
  const run = await start(type(name), type(emptyContent), saveDelay);
  expect([run.state(), run.started]).toEqual(['editing.saved', []]);
});

test('does not save spaces around a text', async () => {
  const run = await start(
    type(name),
    saveDelay,
    stored,
    type({ ...name, texts: { productName: 'Omega ' } }),
  );
  expect(run.state()).toBe('editing.saved');
});

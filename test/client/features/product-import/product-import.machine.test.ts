import type { ImportState, ProductImport } from '../../../../src/contract/selling/product-import';
import { callTimeout, fileTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { productImportMachine } from '../../../../src/client/features/product-import/product-import.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

const createImport = (state: ImportState, changes: Partial<ProductImport> = {}): ProductImport => ({
  id: 'import-1',
  fileName: 'watches.csv',
  state,
  productCount: 2,
  skippedCount: 0,
  photoCount: 0,
  fetchedCount: 0,
  faultCount: 0,
  faults: [],
  warningCount: 0,
  warnings: [],
  firstRows: [],
  ignoredColumns: [],
  neededFiles: [],
  ...changes,
});
const checkedImport = createImport('checked');
const faultyImport = createImport('checked', { productCount: 0, faultCount: 1 });
const importWithoutPhoto = createImport('checked', { neededFiles: ['front.jpg'] });
const runningImport = createImport('running');
const failedImport = createImport('failed', { faultCount: 1 });
const doneImport = createImport('done');
const file = new File([''], 'watches.csv');
const serverError = new Error('It broke.');
/** In milliseconds. */
const pollDelay = 2_000;
/** In milliseconds: ten seconds more than the request for the check may take. */
const checkTimeout = fileTimeout + 10_000;

const loadsImport = (latestImport: ProductImport | null) => resolves('load', latestImport);
const reviewingStates = ['reviewing.noError', 'reviewing.failed'] as const;
const choosingStates = ['choosing.noError', 'choosing.failed'] as const;
const runningStates = ['running.polling', 'running.waiting', 'running.interrupted'] as const;

describeFlow({
  machine: productImportMachine,
  events: {
    retry: { type: 'productImport.retry' },
    choose: { type: 'productImport.choose', file },
    addPhotos: { type: 'productImport.addPhotos', files: [file] },
    stop: { type: 'productImport.stop' },
    start: { type: 'productImport.start' },
    cancel: { type: 'productImport.cancel' },
  },
  states: {
    loading: [],
    loadFailed: [rejects('load')],
    'choosing.noError': [loadsImport(null)],
    'choosing.failed': [loadsImport(null), 'choose', rejects('check')],
    checking: [loadsImport(null), 'choose'],
    'reviewing.noError': [loadsImport(checkedImport)],
    'reviewing.failed': [loadsImport(checkedImport), 'start', rejects('start')],
    uploading: [loadsImport(importWithoutPhoto), 'addPhotos'],
    starting: [loadsImport(checkedImport), 'start'],
    'running.polling': [loadsImport(checkedImport), 'start', resolves('start')],
    'running.waiting': [loadsImport(runningImport)],
    'running.interrupted': [
      loadsImport(checkedImport),
      'start',
      resolves('start'),
      rejects('load'),
    ],
    cancelling: [loadsImport(checkedImport), 'cancel'],
  },
  rows: [
    row('offers to choose a file when there is no import', [
      'loading',
      loadsImport(null),
      'choosing.noError',
    ]),
    row(
      'shows the result of the last import',
      ['loading', loadsImport(doneImport), 'choosing.noError'],
      {
        context: { latestImport: doneImport },
      },
    ),
    row(
      'continues with a checked file',
      ['loading', loadsImport(checkedImport), 'reviewing.noError'],
      {
        context: { latestImport: checkedImport },
      },
    ),
    row(
      'continues with a running import',
      ['loading', loadsImport(runningImport), 'running.waiting'],
      {
        context: { latestImport: runningImport },
      },
    ),
    row(
      'shows why the import did not load',
      ['loading', rejects('load', serverError), 'loadFailed'],
      {
        context: { failure: 'It broke.' },
        tags: ['failed'],
      },
    ),
    row('times out while loading', ['loading', delay(callTimeout), 'loadFailed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
    row('loads the import again on Retry', ['loadFailed', 'retry', 'loading'], {
      starts: [['load']],
    }),
    row('checks a file', [[...choosingStates, ...reviewingStates], 'choose', 'checking'], {
      context: { failure: '', chosen: { file } },
      tags: ['busy'],
      starts: [['check', { file }]],
    }),
    row(
      'shows the faults of a checked file',
      ['checking', resolves('check', faultyImport), 'reviewing.noError'],
      {
        context: { latestImport: faultyImport },
      },
    ),
    row(
      'shows why the file was not checked',
      ['checking', rejects('check', serverError), 'choosing.failed'],
      {
        context: { failure: 'It broke.' },
        tags: ['failed'],
      },
    ),
    row(
      'times out while the file is checked',
      ['checking', delay(checkTimeout), 'choosing.failed'],
      {
        context: { failure: timeoutMessage },
        tags: ['failed'],
      },
    ),
    row(
      'returns to the review after the upload of the photos',
      ['uploading', resolves('uploadPhotos', { latestImport: checkedImport }), 'reviewing.noError'],
      { context: { latestImport: checkedImport } },
    ),
    row(
      'shows which photo was rejected, and keeps the others',
      [
        'uploading',
        resolves('uploadPhotos', { latestImport: checkedImport, failure: 'front.jpg: It broke.' }),
        'reviewing.failed',
      ],
      {
        context: { latestImport: checkedImport, failure: 'front.jpg: It broke.' },
        tags: ['failed'],
      },
    ),
    row(
      'shows why the upload failed',
      ['uploading', rejects('uploadPhotos', serverError), 'reviewing.failed'],
      {
        context: { failure: 'It broke.' },
        tags: ['failed'],
      },
    ),
    row('stops the upload', ['uploading', 'stop', 'loading'], { starts: [['load']] }),
    row('starts the import', [reviewingStates, 'start', 'starting'], {
      context: { failure: '' },
      tags: ['busy'],
      starts: [['start', { id: 'import-1' }]],
    }),
    row('polls after the start', ['starting', resolves('start'), 'running.polling'], {
      starts: [['load']],
    }),
    row(
      'shows why the import did not start',
      ['starting', rejects('start', serverError), 'reviewing.failed'],
      {
        context: { failure: 'It broke.' },
        tags: ['failed'],
      },
    ),
    row('times out during the start', ['starting', delay(callTimeout), 'reviewing.failed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
    row('shows the progress', ['running.polling', loadsImport(runningImport), 'running.waiting'], {
      context: { latestImport: runningImport },
    }),
    row(
      'shows the faults of a failed import',
      ['running.polling', loadsImport(failedImport), 'reviewing.noError'],
      {
        context: { latestImport: failedImport },
      },
    ),
    row(
      'announces the added products',
      ['running.polling', loadsImport(doneImport), 'choosing.noError'],
      {
        context: { latestImport: doneImport },
        effects: [['announceAdded']],
      },
    ),
    row(
      'offers to choose a file when the import was cancelled elsewhere',
      ['running.polling', loadsImport(null), 'choosing.noError'],
      {
        context: { latestImport: null },
      },
    ),
    row('continues to poll without a connection', [
      'running.polling',
      rejects('load'),
      'running.interrupted',
    ]),
    row('continues to poll after a timeout', [
      'running.polling',
      delay(callTimeout),
      'running.interrupted',
    ]),
    row(
      'polls again',
      [['running.waiting', 'running.interrupted'], delay(pollDelay), 'running.polling'],
      { starts: [['load']] },
    ),
    row('cancels the import', [[...reviewingStates, ...runningStates], 'cancel', 'cancelling'], {
      tags: ['busy'],
      starts: [['cancel', { id: 'import-1' }]],
    }),
    row(
      'offers to choose a file after the cancellation',
      ['cancelling', resolves('cancel'), 'choosing.noError'],
      {
        context: { latestImport: null },
      },
    ),
    row(
      'loads the import again when the cancellation times out',
      ['cancelling', delay(callTimeout), 'loading'],
      {
        effects: [['announceFailure', { message: timeoutMessage }]],
        starts: [['load']],
      },
    ),
    row(
      'loads the import again when the cancellation fails',
      ['cancelling', rejects('cancel', serverError), 'loading'],
      {
        effects: [['announceFailure', { message: 'It broke.' }]],
        starts: [['load']],
      },
    ),
  ],
});

test.each([
  ['a file with faults', faultyImport],
  ['a file without its photos', importWithoutPhoto],
])('the import of %s cannot be started', async (_name, latestImport) => {
  const run = startFlow(productImportMachine, {});
  for (const step of [loadsImport(latestImport), { type: 'productImport.start' }])
    await run.send(step);
  expect(run.state()).toBe('reviewing.noError');
});

test('checks the same file again in another encoding', async () => {
  const run = startFlow(productImportMachine, {});
  const choose = { type: 'productImport.choose', file };
  const again = { ...choose, encoding: 'windows-1251' };
  for (const step of [loadsImport(null), choose, resolves('check', checkedImport), again]) {
    await run.send(step);
  }
  expect(run.state()).toBe('checking');
  expect(run.started.at(-1)).toEqual(['check', { file, encoding: 'windows-1251' }]);
});

test('starts the upload of the missing photos', async () => {
  const run = startFlow(productImportMachine, {});
  const addPhotos = { type: 'productImport.addPhotos', files: [file] };
  for (const step of [loadsImport(importWithoutPhoto), addPhotos]) await run.send(step);
  expect(run.state()).toBe('uploading');
  expect(run.started.at(-1)).toEqual([
    'uploadPhotos',
    { files: [file], latestImport: importWithoutPhoto },
  ]);
});

test('forgets why an earlier upload has failed, and shows that it is busy', async () => {
  const run = startFlow(productImportMachine, {});
  const addPhotos = { type: 'productImport.addPhotos', files: [file] };
  const failed = resolves('uploadPhotos', { latestImport: importWithoutPhoto, failure: 'No.' });
  for (const step of [loadsImport(importWithoutPhoto), addPhotos, failed]) await run.send(step);
  expect(run.snapshot().context).toMatchObject({ failure: 'No.' });
  await run.send(addPhotos);
  expect([run.snapshot().context, [...run.snapshot().tags]]).toMatchObject([
    { failure: '' },
    ['busy'],
  ]);
});

test('forgets why an import could not start when another tab has started it', async () => {
  const run = startFlow(productImportMachine, {});
  const retry = { type: 'productImport.retry' };
  for (const step of [rejects('load'), retry, loadsImport(runningImport)]) await run.send(step);
  expect(run.snapshot().context).toMatchObject({ failure: '' });
});

test('asks for the progress every two seconds, not more often', async () => {
  const run = startFlow(productImportMachine, {});
  for (const step of [loadsImport(runningImport), delay(pollDelay - 1)]) await run.send(step);
  expect(run.state()).toBe('running.waiting');
});

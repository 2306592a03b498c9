import type { ImportState, ProductImport } from '../../../../src/contract/product-import';
import { callTimeout, fileTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { productImportMachine } from '../../../../src/client/features/product-import/product-import.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

const importIn = (state: ImportState, changes: Partial<ProductImport> = {}): ProductImport => ({
  id: 'import-1',
  fileName: 'watches.csv',
  state,
  productCount: 2,
  skippedCount: 0,
  photoCount: 0,
  fetchedCount: 0,
  faultCount: 0,
  faults: [],
  ignoredColumns: [],
  neededFiles: [],
  ...changes,
});
const checked = importIn('checked');
const faulty = importIn('checked', { productCount: 0, faultCount: 1 });
const withoutPhoto = importIn('checked', { neededFiles: ['front.jpg'] });
const running = importIn('running');
const failed = importIn('failed', { faultCount: 1 });
const done = importIn('done');
const file = new File([''], 'watches.csv');
const broken = new Error('It broke.');
/** In milliseconds. */
const pollDelay = 2_000;

const load = (latest: ProductImport | null) => resolves('load', latest);
const reviewing = ['reviewing.noError', 'reviewing.failed'] as const;
const choosing = ['choosing.noError', 'choosing.failed'] as const;
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
    'choosing.noError': [load(null)],
    'choosing.failed': [load(null), 'choose', rejects('check')],
    checking: [load(null), 'choose'],
    'reviewing.noError': [load(checked)],
    'reviewing.failed': [load(checked), 'start', rejects('start')],
    uploading: [load(withoutPhoto), 'addPhotos'],
    starting: [load(checked), 'start'],
    'running.polling': [load(checked), 'start', resolves('start')],
    'running.waiting': [load(running)],
    'running.interrupted': [load(checked), 'start', resolves('start'), rejects('load')],
    cancelling: [load(checked), 'cancel'],
  },
  rows: [
    row('offers to choose a file when there is no import', [
      'loading',
      load(null),
      'choosing.noError',
    ]),
    row('shows the result of the last import', ['loading', load(done), 'choosing.noError'], {
      context: { latest: done },
    }),
    row('continues with a checked file', ['loading', load(checked), 'reviewing.noError'], {
      context: { latest: checked },
    }),
    row('continues with a running import', ['loading', load(running), 'running.waiting'], {
      context: { latest: running },
    }),
    row('shows why the import did not load', ['loading', rejects('load', broken), 'loadFailed'], {
      context: { failure: 'It broke.' },
      tags: ['failed'],
    }),
    row('times out while loading', ['loading', delay(callTimeout), 'loadFailed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
    row('loads again', ['loadFailed', 'retry', 'loading'], { starts: [['load']] }),
    row('checks a file', [[...choosing, ...reviewing], 'choose', 'checking'], {
      context: { failure: '' },
      tags: ['busy'],
      starts: [['check', { file }]],
    }),
    row('shows what is wrong', ['checking', resolves('check', faulty), 'reviewing.noError'], {
      context: { latest: faulty },
    }),
    row('shows why it was not checked', ['checking', rejects('check', broken), 'choosing.failed'], {
      context: { failure: 'It broke.' },
      tags: ['failed'],
    }),
    row(
      'times out later for a large file',
      ['checking', delay(fileTimeout + 10_000), 'choosing.failed'],
      {
        context: { failure: timeoutMessage },
        tags: ['failed'],
      },
    ),
    row(
      'continues after the upload',
      ['uploading', resolves('uploadPhotos', { latest: checked }), 'reviewing.noError'],
      { context: { latest: checked } },
    ),
    row(
      'shows which photo was rejected, and keeps the others',
      [
        'uploading',
        resolves('uploadPhotos', { latest: checked, failure: 'front.jpg: It broke.' }),
        'reviewing.failed',
      ],
      { context: { latest: checked, failure: 'front.jpg: It broke.' }, tags: ['failed'] },
    ),
    row(
      'shows why the upload failed',
      ['uploading', rejects('uploadPhotos', broken), 'reviewing.failed'],
      {
        context: { failure: 'It broke.' },
        tags: ['failed'],
      },
    ),
    row('stops the upload', ['uploading', 'stop', 'loading'], { starts: [['load']] }),
    row('starts the import', [reviewing, 'start', 'starting'], {
      context: { failure: '' },
      tags: ['busy'],
      starts: [['start', { id: 'import-1' }]],
    }),
    row('polls after the start', ['starting', resolves('start'), 'running.polling'], {
      starts: [['load']],
    }),
    row('shows why it did not start', ['starting', rejects('start', broken), 'reviewing.failed'], {
      context: { failure: 'It broke.' },
      tags: ['failed'],
    }),
    row('times out during the start', ['starting', delay(callTimeout), 'reviewing.failed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
    row('shows the progress', ['running.polling', load(running), 'running.waiting'], {
      context: { latest: running },
    }),
    row('shows what failed', ['running.polling', load(failed), 'reviewing.noError'], {
      context: { latest: failed },
    }),
    row('announces the added products', ['running.polling', load(done), 'choosing.noError'], {
      context: { latest: done },
      effects: [['announceAdded']],
    }),
    row('ends with a cancelled import', ['running.polling', load(null), 'choosing.noError'], {
      context: { latest: null },
    }),
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
    row('cancels', [[...reviewing, ...runningStates], 'cancel', 'cancelling'], {
      tags: ['busy'],
      starts: [['cancel', { id: 'import-1' }]],
    }),
    row(
      'offers to choose a file after the cancellation',
      ['cancelling', resolves('cancel'), 'choosing.noError'],
      {
        context: { latest: null },
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
      ['cancelling', rejects('cancel', broken), 'loading'],
      {
        effects: [['announceFailure', { message: 'It broke.' }]],
        starts: [['load']],
      },
    ),
  ],
});

test.each([
  ['a file with faults', faulty],
  ['a file without its photos', withoutPhoto],
])('an import of %s cannot be started', async (_name, latest) => {
  const run = startFlow(productImportMachine, {});
  for (const step of [load(latest), { type: 'productImport.start' }]) await run.send(step);
  expect(run.state()).toBe('reviewing.noError');
});

test('uploads the photos that are missing', async () => {
  const run = startFlow(productImportMachine, {});
  const addPhotos = { type: 'productImport.addPhotos', files: [file] };
  for (const step of [load(withoutPhoto), addPhotos]) await run.send(step);
  expect(run.state()).toBe('uploading');
  expect(run.started.at(-1)).toEqual(['uploadPhotos', { files: [file], latest: withoutPhoto }]);
});

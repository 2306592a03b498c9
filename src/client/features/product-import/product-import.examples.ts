import type { ProductImport } from '../../../contract/selling/product-import';
import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { ProductImportEvent } from './product-import.machine';

const exampleImport: ProductImport = {
  id: 'import-1',
  fileName: 'watches.csv',
  state: 'checked',
  productCount: 2,
  skippedCount: 0,
  photoCount: 2,
  fetchedCount: 0,
  neededFiles: [],
  faultCount: 0,
  faults: [],
  warningCount: 0,
  warnings: [],
  firstRows: [],
  ignoredColumns: [],
};
const importWithFault: ProductImport = {
  ...exampleImport,
  productCount: 0,
  faultCount: 1,
  faults: [{ row: 2, column: 'Product Name', message: 'Product Name is required!' }],
};
const importWithoutPhoto: ProductImport = { ...exampleImport, neededFiles: ['front.jpg'] };
const runningImport: ProductImport = { ...exampleImport, state: 'running', fetchedCount: 1 };
const failedImport: ProductImport = {
  ...exampleImport,
  state: 'failed',
  faultCount: 1,
  faults: [{ row: 2, column: 'Photos', message: "The photo can't be fetched." }],
};
const doneImport: ProductImport = { ...exampleImport, state: 'done', fetchedCount: 2 };

const loadingState = 'productImport.loading';
const pollingState = 'productImport.running.polling';

export const productImportExampleEvents = {
  'there is no import': actorDone(loadingState, null),
  'a checked file is there': actorDone(loadingState, exampleImport),
  'a running import is there': actorDone(loadingState, runningImport),
  'loading fails': actorError(loadingState),
  'loading times out': elapsed('callTimeout', loadingState),
  'load it again': { type: 'productImport.retry' },
  'choose a file': { type: 'productImport.choose', file: new File([''], 'watches.csv') },
  'the file has no faults': actorDone('productImport.checking', exampleImport),
  'the file has a fault': actorDone('productImport.checking', importWithFault),
  'the file needs a photo': actorDone('productImport.checking', importWithoutPhoto),
  'the file is rejected': actorError('productImport.checking'),
  'the check times out': elapsed('checkTimeout', 'productImport.checking'),
  'choose photos': {
    type: 'productImport.addPhotos',
    files: [new File([''], 'front.jpg')],
  },
  'the photos are uploaded': actorDone('productImport.uploading', { latestImport: exampleImport }),
  'a photo is rejected': actorDone('productImport.uploading', {
    latestImport: importWithoutPhoto,
    failure: 'front.jpg: This picture is damaged.',
  }),
  'the upload fails': actorError('productImport.uploading'),
  'stop the upload': { type: 'productImport.stop' },
  'start the import': { type: 'productImport.start' },
  'it has started': actorDone('productImport.starting'),
  'it does not start': actorError('productImport.starting'),
  'the start times out': elapsed('callTimeout', 'productImport.starting'),
  'it goes on': actorDone(pollingState, runningImport),
  'a photo is missing': actorDone(pollingState, failedImport),
  'all products are added': actorDone(pollingState, doneImport),
  'it was cancelled in another tab': actorDone(pollingState, null),
  'the progress does not load': actorError(pollingState),
  'the progress times out': elapsed('callTimeout', pollingState),
  'the next poll is due': elapsed('pollDelay', 'productImport.running.waiting'),
  'the poll after a failure is due': elapsed('pollDelay', 'productImport.running.interrupted'),
  cancel: { type: 'productImport.cancel' },
  'it is cancelled': actorDone('productImport.cancelling'),
  'it is not cancelled': actorError('productImport.cancelling'),
  'the cancellation times out': elapsed('callTimeout', 'productImport.cancelling'),
} satisfies ExampleEvents<ProductImportEvent>;

import type { ProductImport } from '../../../contract/product-import';
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
  ignoredColumns: [],
};
const faulty: ProductImport = {
  ...exampleImport,
  productCount: 0,
  faultCount: 1,
  faults: [{ row: 2, column: 'Product Name', message: 'Product Name is required!' }],
};
const withoutPhoto: ProductImport = { ...exampleImport, neededFiles: ['front.jpg'] };
const running: ProductImport = { ...exampleImport, state: 'running', fetchedCount: 1 };
const failed: ProductImport = {
  ...exampleImport,
  state: 'failed',
  faultCount: 1,
  faults: [{ row: 2, column: 'Photos', message: "The photo can't be fetched." }],
};
const done: ProductImport = { ...exampleImport, state: 'done', fetchedCount: 2 };

const loading = 'productImport.loading';
const polling = 'productImport.running.polling';

export const productImportExampleEvents = {
  'there is no import': actorDone(loading, null),
  'a checked file is there': actorDone(loading, exampleImport),
  'a running import is there': actorDone(loading, running),
  'loading fails': actorError(loading),
  'loading times out': elapsed('callTimeout', loading),
  'load it again': { type: 'productImport.retry' },
  'choose a file': { type: 'productImport.choose', file: new File([''], 'watches.csv') },
  'the file has no faults': actorDone('productImport.checking', exampleImport),
  'the file has a fault': actorDone('productImport.checking', faulty),
  'the file needs a photo': actorDone('productImport.checking', withoutPhoto),
  'the file is rejected': actorError('productImport.checking'),
  'the check times out': elapsed('checkTimeout', 'productImport.checking'),
  'choose photos': {
    type: 'productImport.addPhotos',
    files: [new File([''], 'front.jpg')],
  },
  'the photos are uploaded': actorDone('productImport.uploading', { latest: exampleImport }),
  'a photo is rejected': actorDone('productImport.uploading', {
    latest: withoutPhoto,
    failure: 'front.jpg: This picture is damaged.',
  }),
  'the upload fails': actorError('productImport.uploading'),
  'stop the upload': { type: 'productImport.stop' },
  'start the import': { type: 'productImport.start' },
  'it has started': actorDone('productImport.starting'),
  'it does not start': actorError('productImport.starting'),
  'the start times out': elapsed('callTimeout', 'productImport.starting'),
  'it goes on': actorDone(polling, running),
  'a photo is missing': actorDone(polling, failed),
  'all products are added': actorDone(polling, done),
  'it was cancelled in another tab': actorDone(polling, null),
  'the progress does not load': actorError(polling),
  'the progress times out': elapsed('callTimeout', polling),
  'the next poll is due': elapsed('pollDelay', 'productImport.running.waiting'),
  'the poll after a failure is due': elapsed('pollDelay', 'productImport.running.interrupted'),
  cancel: { type: 'productImport.cancel' },
  'it is cancelled': actorDone('productImport.cancelling'),
  'it is not cancelled': actorError('productImport.cancelling'),
  'the cancellation times out': elapsed('callTimeout', 'productImport.cancelling'),
} satisfies ExampleEvents<ProductImportEvent>;

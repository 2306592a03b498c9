import { draftFiles } from '../../../../src/client/services/drafts/draft-files';
import { drafts } from '../../../../src/client/services/drafts/drafts';

/** Stubs IndexedDB, which jsdom lacks. */
function stubDatabase() {
  const open = jest.fn(() => {
    throw new Error('Storage is blocked.');
  });
  Object.assign(globalThis, { indexedDB: { open, deleteDatabase: jest.fn() } });
  return open;
}
afterEach(() => Object.assign(globalThis, { indexedDB: undefined }));

test('files that change after the sign-out are not stored', async () => {
  const open = stubDatabase();
  const files = { photos: [new File(['photo'], 'watch.png')] };
  drafts.assignTo('uid-bea');
  await draftFiles.save('product', files);
  expect(open).toHaveBeenCalledTimes(1);

  drafts.removeAll();
  await draftFiles.save('product', files);
  expect(open).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

import { createForm } from 'final-form';
import { draftFiles } from '../../../src/client/services/draft-files';
import { saveDraftFiles } from '../../../src/client/services/save-draft-files';

interface Values {
  photos?: readonly { id: string; url?: string }[];
}

const stored = [{ id: '2', url: 'second.webp' }];
const initial = [{ id: '1', url: 'first.webp' }];

/** jsdom has no IndexedDB. */
function stubFiles(photos?: Values['photos']) {
  jest.spyOn(draftFiles, 'read').mockResolvedValue(photos ? { photos } : {});
  return jest.spyOn(draftFiles, 'save').mockResolvedValue();
}
afterEach(() => jest.restoreAllMocks());

async function openForm(initialValues: Values) {
  const form = createForm<Values>({ initialValues, onSubmit: () => undefined });
  form.registerField('photos', () => undefined, {});
  const close = saveDraftFiles<Values>('edit', ['photos'])(form);
  await Promise.resolve();
  return { form, close };
}

test.each([
  ['no files', {}],
  ['files of its own', { photos: initial }],
])('the stored files replace those of a form that begins with %s', async (_, values) => {
  stubFiles(stored);
  const { form } = await openForm(values);
  expect(form.getState().values.photos).toEqual(stored);
});

test('files that were chosen since the page loaded stay', async () => {
  stubFiles(stored);
  const form = createForm<Values>({
    initialValues: { photos: initial },
    onSubmit: () => undefined,
  });
  form.registerField('photos', () => undefined, {});
  saveDraftFiles<Values>('edit', ['photos'])(form);
  const chosen = [...initial, { id: '3' }];
  form.change('photos', chosen);
  await Promise.resolve();
  expect(form.getState().values.photos).toBe(chosen);
});

test('the files with which a form begins are not stored, changed ones are', async () => {
  const save = stubFiles();
  const { form } = await openForm({ photos: initial });
  expect(save).not.toHaveBeenCalled();
  form.change('photos', []);
  expect(save).toHaveBeenLastCalledWith('edit', { photos: [] });
});

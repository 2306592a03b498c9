import { createForm } from 'final-form';
import { draftFiles } from '../../../../src/client/services/drafts/draft-files';
import { saveDraftFiles } from '../../../../src/client/services/drafts/save-draft-files';

interface Values {
  photos?: readonly { id: string; url?: string }[];
}

const storedPhotos = [{ id: '2', url: 'second.webp' }];
const initialPhotos = [{ id: '1', url: 'first.webp' }];

/** Stubs the stored files, because jsdom has no IndexedDB. */
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
  ['initial files', { photos: initialPhotos }],
])('the stored files replace those of a form with %s', async (_, values) => {
  stubFiles(storedPhotos);
  const { form } = await openForm(values);
  expect(form.getState().values.photos).toEqual(storedPhotos);
});

test('files that were chosen since the page loaded stay', async () => {
  stubFiles(storedPhotos);
  const form = createForm<Values>({
    initialValues: { photos: initialPhotos },
    onSubmit: () => undefined,
  });
  form.registerField('photos', () => undefined, {});
  saveDraftFiles<Values>('edit', ['photos'])(form);
  const chosen = [...initialPhotos, { id: '3' }];
  form.change('photos', chosen);
  await Promise.resolve();
  expect(form.getState().values.photos).toBe(chosen);
});

test('a form stores changed files, but not its initial ones', async () => {
  const save = stubFiles();
  const { form } = await openForm({ photos: initialPhotos });
  expect(save).not.toHaveBeenCalled();
  form.change('photos', []);
  expect(save).toHaveBeenLastCalledWith('edit', { photos: [] });
});

import { createForm } from 'final-form';
import { toChosenPhotos } from '../../../../src/client/components/photos/photo';
import type { ProductDraft } from '../../../../src/client/components/product-form/product-draft';
import type { DraftContent } from '../../../../src/client/features/product-draft/draft-content';
import { createDraftForm } from '../../../../src/client/features/product-draft/draft-form';
import { picture } from '../../support/fixtures';

const storedContent: DraftContent = {
  texts: { productName: 'Omega', location: 'Dhaka' },
  photos: ['https://pictures.example/front.webp'],
};

test('input and photos added before the stored draft has loaded stay in the form, and are saved', () => {
  const form = createForm<ProductDraft>({ onSubmit: () => undefined });
  const [chosenPhoto] = toChosenPhotos([picture('side.jpg', 'image/jpeg')]);
  form.change('productName', 'Omega Seamaster');
  form.change('photos', [chosenPhoto!]);

  const changes: DraftContent[] = [];
  const draftForm = createDraftForm({
    stored: storedContent,
    content: storedContent,
    photosName: 'photos',
  });
  draftForm.decorate({ onOpen: () => undefined, onChange: (change) => changes.push(change) })(form);

  const { productName, location, photos } = form.getState().values;
  expect({ productName, location }).toEqual({ productName: 'Omega Seamaster', location: 'Dhaka' });
  expect(photos.map(({ file, url }) => file?.name ?? url)).toEqual([
    storedContent.photos[0],
    'side.jpg',
  ]);
  expect(changes).toEqual([
    {
      ...storedContent,
      texts: { productName: 'Omega Seamaster', location: 'Dhaka' },
      photoMarks: {},
    },
  ]);
});

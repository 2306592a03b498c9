import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  acceptPictures,
  enableExtensions,
  openFilledForm,
  openForm,
  pictureUrl,
  signInSeller,
  submit,
} from '../../../../support/add-product-page';
import { json, onCall, onUpload } from '../../../../support/api-stub';
import { picture } from '../../../../support/fixtures';

beforeEach(signInSeller);
beforeEach(enableExtensions);

const getFileName = (image: unknown) => (image as File).name;
const toPictureUrl = (name: string) => `https://pictures.example/${name}`;
const choosePhotos = (user: UserEvent, ...names: string[]) =>
  user.upload(
    screen.getByLabelText('Product Image'),
    names.map((name) => picture(name)),
  );

/** Accepts every picture, and returns the products that are sent. */
function acceptPhotosAndProducts() {
  onUpload((image) => json({ data: { url: toPictureUrl(getFileName(image)) } }));
  return onCall('post', '/products', { acknowledged: true });
}

async function expectPhotosSent(
  products: ReturnType<typeof acceptPhotosAndProducts>,
  ...names: string[]
) {
  await waitFor(() => expect(products).toHaveLength(1));
  const [image, ...photos] = names.map(toPictureUrl);
  expect(products[0]?.body).toMatchObject({ image, photos });
}

test('says which photos that build trust are missing, and sends what each photo shows', async () => {
  const products = acceptPhotosAndProducts();
  const user = await openFilledForm();
  await choosePhotos(user, 'papers.png');
  const checklist = await screen.findByText(/^Photos that build trust:/);
  expect(checklist).toHaveTextContent(
    'dial missing, case back missing, serial number missing, papers missing',
  );
  const choose = (number: number, option: string) =>
    user.selectOptions(
      screen.getByRole('combobox', { name: `What photo ${number} of 2 shows` }),
      option,
    );
  await choose(2, 'Papers');
  await choose(1, 'Serial number');
  await submit(user);
  expect(await screen.findByText(/^Everybody sees the first photo/)).toBeVisible();
  await choose(1, 'Dial');
  expect(checklist).toHaveTextContent('dial ✓, case back missing, serial number missing, papers ✓');
  await submit(user);
  await waitFor(() => expect(products).toHaveLength(1));
  expect(products[0]?.body).toMatchObject({
    photoMarks: { [toPictureUrl('watch.png')]: 'dial', [toPictureUrl('papers.png')]: 'papers' },
  });
});

test('sends the photos in the order of the form, whichever is uploaded first', async () => {
  const products = onCall('post', '/products', { acknowledged: true });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  onUpload(async (image) => {
    const name = getFileName(image);
    if (name === 'watch.png') await released;
    return json({ data: { url: toPictureUrl(name) } });
  });
  const user = await openFilledForm();
  await choosePhotos(user, 'side.png');
  expect(await screen.findByText('1 of 2 photos are uploaded.')).toBeVisible();
  await submit(user);
  release();
  await expectPhotosSent(products, 'watch.png', 'side.png');
});

test('sends the photos as they are when the last one is uploaded', async () => {
  const products = onCall('post', '/products', { acknowledged: true });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  onUpload(async (image) => {
    const name = getFileName(image);
    if (name === 'clasp.png') await released;
    return json({ data: { url: toPictureUrl(name) } });
  });
  const user = await openFilledForm();
  await choosePhotos(user, 'side.png', 'back.png', 'clasp.png');
  expect(await screen.findByText('3 of 4 photos are uploaded.')).toBeVisible();
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Remove photo 2 of 4' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What photo 2 of 3 shows' }),
    'Serial number',
  );
  release();
  await expectPhotosSent(products, 'watch.png', 'back.png', 'clasp.png');
  expect(products[0]?.body).toMatchObject({ photoMarks: { [toPictureUrl('back.png')]: 'serial' } });
});

test('sends the new order of photos that were moved, and keeps the focus on the button', async () => {
  const products = acceptPhotosAndProducts();
  const user = await openFilledForm();
  await choosePhotos(user, 'side.png', 'back.png', 'clasp.png');
  const moveEarlierButton = screen.getByRole('button', { name: 'Move earlier: photo 4 of 4' });
  await user.click(moveEarlierButton);
  expect(moveEarlierButton).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(moveEarlierButton).toHaveFocus();
  expect(screen.getByText('The photo is now the cover.')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Move later: photo 2 of 4' }));
  expect(screen.getByText('The photo is now 3 of 4.')).toHaveRole('status');
  await submit(user);
  await expectPhotosSent(products, 'clasp.png', 'side.png', 'watch.png', 'back.png');
});

test('moves the last photo with the arrow keys and Home', async () => {
  const products = acceptPhotosAndProducts();
  const user = await openFilledForm();
  await choosePhotos(user, 'side.png', 'back.png', 'clasp.png');
  screen.getByRole('button', { name: 'Drag or use the arrow keys: photo 4 of 4' }).focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByText('The photo is now 3 of 4.')).toHaveRole('status');
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByText('The photo is now 2 of 4.')).toHaveRole('status');
  await submit(user);
  await expectPhotosSent(products, 'watch.png', 'clasp.png', 'side.png', 'back.png');
});

test('adds a pasted or dropped photo, but not if the clipboard also has text', async () => {
  const user = await openForm();
  const paste = (types: string[]) =>
    fireEvent.paste(screen.getByLabelText('Description'), {
      clipboardData: { files: [picture('pasted.png')], types },
    });
  paste(['text/plain', 'Files']);
  expect(screen.queryByRole('img', { name: 'Product' })).not.toBeInTheDocument();
  paste(['Files']);
  expect(await screen.findByRole('img', { name: 'Product' })).toBeVisible();
  await user.type(screen.getByLabelText('Product Name'), 'Omega');
  expect(screen.getAllByRole('img', { name: 'Omega' })[0]).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer: { files: [picture('dropped.png')] } });
  expect(await screen.findByRole('img', { name: 'Omega, photo 2 of 2' })).toBeVisible();
});

test('shows which photo was rejected, and does not upload the others again', async () => {
  const uploadedNames: string[] = [];
  onUpload((image) => {
    uploadedNames.push(getFileName(image));
    return getFileName(image) === 'side.png' && uploadedNames.length < 3
      ? json({ error: { message: 'It is too dark.' } }, 400)
      : json({ data: { url: pictureUrl } });
  });
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  await choosePhotos(user, 'side.png');
  expect(await screen.findByText('Photo 2: It is too dark.')).toBeVisible();
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  expect(uploadedNames.sort()).toEqual(['side.png', 'side.png', 'watch.png']);
});

test('retries one photo, and stops the upload of another', async () => {
  let attempts = 0;
  onUpload(() =>
    (attempts += 1) === 1
      ? json({ error: { message: 'It is too dark.' } }, 400)
      : json({ data: { url: pictureUrl } }),
  );
  const user = await openFilledForm();
  await user.click(await screen.findByRole('button', { name: 'Retry photo 1 of 1' }));
  expect(await screen.findByText('The photo is uploaded.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  onUpload(() => new Promise<Response>(() => undefined));
  await choosePhotos(user, 'side.png');
  await user.click(
    await screen.findByRole('button', { name: 'Cancel the upload of photo 2 of 2' }),
  );
  expect(screen.getByRole('button', { name: 'Retry photo 2 of 2' })).toBeVisible();
});

test('accepts at most 12 photos', async () => {
  acceptPictures();
  const user = await openForm();
  await choosePhotos(user, ...Array.from({ length: 14 }, (_, index) => `${index}.png`));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can add up to 12 photos. 2 were left out.',
  );
  await user.click(screen.getByRole('button', { name: 'Remove photo 1 of 12' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('adds only the pictures among the chosen files', async () => {
  acceptPictures();
  const user = (await openForm()).setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Product Image'), [
    picture('notes.txt', 'text/plain'),
    picture('front.png'),
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^notes.txt: That file isn't a picture/);
  expect(screen.getByRole('img', { name: 'Product' })).toBeVisible();
});

import { act, screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import {
  acceptPictures,
  fillInAll,
  openFilledForm,
  pictureUrl,
  signInSeller,
  submit,
} from '../../../../support/add-product-page';
import { deferResponse, errorResponse, json, onCall, onUpload } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { picture } from '../../../../support/fixtures';
import { currentUrl } from '../../../../support/render-application';

beforeEach(signInSeller);

test('shows a success message to a seller who left the page during the save', async () => {
  acceptPictures();
  const response = deferResponse({ acknowledged: true });
  const productRequests = onCall('post', '/products', response.respond);
  const user = await openFilledForm();
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
  await waitFor(() => expect(currentUrl()).toBe('/blog'));
  response.release();
  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
  expect(currentUrl()).toBe('/blog');
});

test('shows that the product is being saved once its picture is uploaded', async () => {
  acceptPictures();
  const { respond, release } = deferResponse({ acknowledged: true });
  onCall('post', '/products', respond);
  const user = await openFilledForm();
  await submit(user);
  expect(await screen.findByText('Saving the product')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
});

test('shows the upload progress, and aborts the upload when the page is left', async () => {
  // jsdom and MSW report progress only at the end of an upload.
  const upload: Pick<XMLHttpRequestUpload, 'onprogress'> = { onprogress: null };
  const request = { upload, open: jest.fn(), send: jest.fn(), abort: jest.fn() };
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => request as never);
  const user = await openFilledForm();
  await submit(user);
  await waitFor(() => expect(request.send).toHaveBeenCalled());
  const progressEvent = new ProgressEvent('progress', { loaded: 42, total: 100 });
  act(() => void upload.onprogress?.call(request as never, progressEvent));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading the photo' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
  expect(request.abort).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('link', { name: 'My Products' })[0]!);
  await waitFor(() => expect(request.abort).toHaveBeenCalled());
  jest.restoreAllMocks();
});

test('replaces the photo if the server stores only one', async () => {
  acceptPictures();
  const user = await openFilledForm();
  await user.upload(screen.getByLabelText('Product Image'), picture('back.png'));
  expect(screen.getAllByRole('img', { name: 'Omega Seamaster' })).toHaveLength(1);
  expect(screen.getByLabelText('Product Image')).not.toHaveAttribute('multiple');
});

describe('with a server that stores pictures itself', () => {
  beforeEach(() => {
    const { uploadUrl, pictures } = publicConfiguration.imageHost;
    setConfiguration({
      ...publicConfiguration,
      imageHost: { uploadUrl, pictures },
      capabilities: ['uploads'],
    });
  });
  afterEach(() => setConfiguration(publicConfiguration));

  test('requests an upload key, and uploads with it', async () => {
    onCall('get', '/upload-key', { key: 'upload-key-1' });
    const keys: unknown[] = [];
    onUpload((_image, key) => {
      keys.push(key);
      return json({ data: { url: pictureUrl } });
    });
    const productRequests = onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    await submit(user);
    await waitFor(() => expect(productRequests).toHaveLength(1));
    expect(keys).toEqual(['upload-key-1']);
  });

  test('requests another key for the next product', async () => {
    acceptPictures();
    const keyRequests = onCall('get', '/upload-key', { key: 'upload-key-1' });
    onCall('get', '/my-products/:email', []);
    const productRequests = onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    await submit(user);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-products'));
    await user.click(screen.getAllByRole('link', { name: 'Add A Product' })[0]!);
    await screen.findByLabelText('Product Name');
    await fillInAll(user);
    await submit(user);
    await waitFor(() => expect(productRequests).toHaveLength(2));
    expect(keyRequests).toHaveLength(2);
  });

  test('shows why there is no upload key, and requests one again', async () => {
    const pictures = acceptPictures();
    const keyRequests = onCall('get', '/upload-key', (_, count) =>
      count === 1 ? errorResponse(403, 'Only sellers can do this.') : json({ key: 'upload-key-1' }),
    );
    onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    expect(await screen.findByText('Only sellers can do this.')).toBeVisible();
    expect(pictures).toEqual([]);
    await submit(user);
    await waitFor(() => expect(pictures).toHaveLength(1));
    expect(keyRequests).toHaveLength(2);
  });
});

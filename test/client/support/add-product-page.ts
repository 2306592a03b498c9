import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { productDraftKey } from '../../../src/client/features/product-creation/product-draft-key';
import { hasCapability, setConfiguration } from '../../../src/client/services/configuration';
import { drafts } from '../../../src/client/services/drafts/drafts';
import { json, onCall, onUpload } from './api-stub';
import { publicConfiguration } from './configuration';
import { fillIn } from './fill-in';
import { category, picture, seller } from './fixtures';
import { renderApplication, signIn } from './render-application';

export const pictureUrl = 'https://pictures.example/watch.webp';

/** The id of the seller's draft on a server with extensions. */
export const draftId = '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11';

const textsByLabel = {
  'Product Name': 'Omega Seamaster',
  'Original Price': '2500',
  Location: 'Dhaka',
  Description: 'Serviced last spring.',
  'Selling Price': '1200',
  'Year of Purchase': '2019',
  'Mobile Number': '01812345678',
};

const draftTexts = {
  productName: textsByLabel['Product Name'],
  originalPrice: textsByLabel['Original Price'],
  location: textsByLabel.Location,
  description: textsByLabel.Description,
  sellingPrice: textsByLabel['Selling Price'],
  category: category._id,
  yearOfPurchase: textsByLabel['Year of Purchase'],
  mobileNumber: textsByLabel['Mobile Number'],
  condition: 'Good',
};

/** Signs in a verified seller at a server that knows only the specification. */
export function signInSeller() {
  setConfiguration(publicConfiguration);
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/my-products/:email', []);
}

/** Stubs a server that knows the attributes of a watch, and stores drafts and several photos. */
export function enableExtensions() {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const updatedAt = '2026-11-26T12:04:00.000Z';
  const revision = 1;
  onCall('get', '/product-drafts', []);
  onCall('get', '/product-drafts/:id', {
    ...{ id: draftId, revision, photos: [], updatedAt },
    texts: draftTexts,
  });
  onCall('put', '/product-drafts/:id', (_request, count) =>
    json({ acknowledged: true, revision: revision + count, updatedAt }),
  );
}

/** Opens Add a Product. */
export async function openForm(query = '') {
  const { user } = renderApplication(`/dashboard/add-a-product${query}`);
  await screen.findByLabelText('Product Name');
  return user;
}

/** Fills in every field of the specification. */
export async function fillInAll(user: UserEvent) {
  for (const [label, text] of Object.entries(textsByLabel)) {
    await fillIn(user, screen.getByLabelText(label), text);
  }
  await user.selectOptions(screen.getByLabelText('Category'), 'Dress watches');
  await user.selectOptions(screen.getByLabelText('Condition'), 'Good');
  await user.upload(screen.getByLabelText('Product Image'), picture());
}

/** Opens the form with a saved draft, which the browser or the server stores, and chooses a picture. */
export async function openFilledForm() {
  drafts.save(productDraftKey({ user: seller }), draftTexts);
  const user = await openForm(hasCapability('extensions') ? `?draft=${draftId}` : '');
  await user.upload(screen.getByLabelText('Product Image'), picture());
  return user;
}

export const toggleWatchDetails = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Watch details/ }));

export const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Add Product' }));

/** Records the pictures uploaded to the image host. */
export function acceptPictures(): unknown[] {
  const pictures: unknown[] = [];
  onUpload((image) => {
    pictures.push(image);
    return json({ data: { url: pictureUrl } });
  });
  return pictures;
}

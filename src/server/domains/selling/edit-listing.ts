import type { ProductChanges } from '../../../contract/calls/listing-edits';
import {
  fixedFields,
  type EditableProduct,
  type EditableField,
} from '../../../contract/selling/editable-product';
import { shopCurrency } from '../../../contract/payments/currencies';
import { currencyName } from '../../../contract/payments/currency-words';
import { offeredDeliveries } from '../../../contract/selling/deliveries';
import { parsePrice } from '../../../contract/selling/price';
import { productFields } from '../../../contract/selling/product-fields';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { findCategory } from '../catalogue/categories.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import {
  findEditableProduct,
  updateProduct,
  type EditableProductRecord,
} from './editable-products.sql';
import { copyOrderedProduct, keepOrderedPictures } from './ordered-products.sql';
import { changePictures, type PictureChange } from '../pictures/stored-pictures.sql';
import { addPrice } from './product-prices.sql';
import { notifyWishlistUsers } from './wish-notifications.sql';
import { indexProduct } from '../finding/index-products.sql';

/** A change of one of them moves both to the shop's currency. */
const priceFields = ['originalPrice', 'sellingPrice'] as const;

/** An edit that cannot be stored. The message is for the seller. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError';

  constructor(
    message: string,
    readonly current: EditableProduct,
  ) {
    super(message);
  }
}

const outdatedMessage = 'This watch was changed in the meantime.';
const fixedMessage = (state: 'booked' | 'sold') =>
  `This watch is ${state}, so its name, prices, condition and photos can't be changed.`;

export interface ListingEdit {
  /** The revision from which the seller started. */
  revision: number;
  changes: ProductChanges;
  /** The changed photos that this server stores. */
  pictures?: PictureChange | undefined;
}

/**
 * Stores a seller's changes of a locked product, and returns it. What the buyers of its orders saw is kept with
 * the orders. A repeated edit changes nothing.
 * @throws EditConflictError if the product was changed since, or is booked and the edit changes a fixed field
 * @throws PictureMissingError, DomainError if there is no such category, or a new currency lacks a shipping price
 */
export async function editListing(
  tx: Transaction,
  { product: before, sellerId, createdAt, isSold }: EditableProductRecord,
  { revision, changes, pictures }: ListingEdit,
): Promise<EditableProduct> {
  const changedFields = (Object.keys(changes) as EditableField[]).filter(
    (name) => !isSameValue(before[name], changes[name]),
  );
  if (changedFields.length === 0) return before;
  if (revision !== before.revision) throw new EditConflictError(outdatedMessage, before);
  const fixed: readonly EditableField[] = fixedFields;
  if (before.isHeld && changedFields.some((name) => fixed.includes(name))) {
    throw new EditConflictError(fixedMessage(isSold ? 'sold' : 'booked'), before);
  }
  if (changedFields.includes('category') && !(await findCategory(tx, changes.category ?? ''))) {
    throw new DomainError('invalid', productFields.category.required);
  }
  const hasNewPrice = priceFields.some((name) => changedFields.includes(name));
  const currency = hasNewPrice ? shopCurrency() : before.currency;
  const product = { ...before, ...changes, currency } as EditableProduct;
  // The number of a former currency would be another price.
  if (
    currency !== before.currency &&
    offeredDeliveries(product).includes('shipping') &&
    product.shippingPrice &&
    changes.shippingPrice === undefined
  ) {
    const name = currencyName(shopCurrency());
    throw new DomainError('invalid', `Enter the shipping price in ${name} too.`);
  }
  await copyOrderedProduct(tx, before._id);
  if (pictures) {
    await changePictures(tx, { productId: before._id, sellerId }, pictures);
    await keepOrderedPictures(tx, before._id, pictures.removed);
  }
  await updateProduct(tx, product);
  if (changedFields.includes('sellingPrice') || currency !== before.currency) {
    await addPrice(tx, { id: before._id, createdAt }, { before, after: product });
  }
  await indexProduct(tx, before._id);
  await addLiveChanges(tx, { about: 'listing', id: before._id });
  if (hasPriceFallen(before, product)) await notifyWishlistUsers(tx, [before._id], 'priceFell');
  return (await findEditableProduct(tx, before._id))?.product ?? product;
}

function hasPriceFallen(before: EditableProduct, after: EditableProduct): boolean {
  const [old, current] = [before, after].map(({ sellingPrice, currency }) =>
    parsePrice(sellingPrice, currency),
  );
  const isComparable = before.currency === after.currency;
  return isComparable && old != null && current != null && current < old;
}

/** An optional field may be null or absent. */
function isSameValue(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

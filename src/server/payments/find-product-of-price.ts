import { priceInCents } from '../../contract/price';
import type { Database } from '../database/database';
import { HttpError } from '../http/http-error';
import { payableProducts } from '../repositories/payable-products';

/**
 * The buyer's payable product with this price. The payload of specification 7.1 holds nothing else.
 * @throws HttpError 400 for an unreadable price, 404 without a match, 409 for several matches
 */
export async function findProductOfPrice(
  database: Database,
  buyerId: string,
  price: string,
): Promise<string> {
  const cents = priceInCents(price);
  if (cents === null) throw new HttpError(400, 'The price is not a single amount.');
  const [product, ...others] = (await payableProducts(database, buyerId)).filter(
    ({ sellingPrice }) => priceInCents(sellingPrice) === cents,
  );
  if (!product) throw new HttpError(404, 'None of your orders and wishlist items has this price.');
  if (others.length > 0) {
    throw new HttpError(409, 'More than one of your orders and wishlist items has this price.');
  }
  return product.id;
}

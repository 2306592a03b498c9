import { priceInCents } from '../../contract/price';
import type { Database } from '../database/database';
import { HttpError } from '../http/http-error';
import { payableProducts } from '../repositories/payable-products';

/**
 * The product that a buyer means who names nothing but its price, as the payload of specification
 * 7.1 does.
 * @throws HttpError 400 for no price, 404 for a price of nothing, 409 for one of several products
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

import { priceInCents } from '../../../contract/selling/price';
import type { Database } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { findPayableProducts } from './payable-products.sql';

/**
 * Returns the id of the buyer's payable product with this price. A payment request of specification 7.1 contains no
 * product id, only the price.
 * @throws DomainError unless exactly one product has the price
 */
export async function findProductOfPrice(
  database: Database,
  buyerId: string,
  price: string,
): Promise<string> {
  const cents = priceInCents(price);
  if (cents === null) throw new DomainError('invalid', 'The price is not a single amount.');
  const [product, ...others] = (await findPayableProducts(database, buyerId)).filter(
    ({ sellingPrice }) => priceInCents(sellingPrice) === cents,
  );
  if (!product)
    throw new DomainError('notFound', 'None of your orders and wishlist items has this price.');
  if (others.length > 0) {
    throw new DomainError(
      'conflict',
      'More than one of your orders and wishlist items has this price.',
    );
  }
  return product.id;
}

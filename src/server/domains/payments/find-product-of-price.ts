import { parsePrice } from '../../../contract/selling/price';
import type { Database } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { amountOf } from '../buying/order-price.sql';
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
  const payable = await findPayableProducts(database, buyerId);
  const [product, ...others] = payable.filter((each) => {
    const amount = parsePrice(price, each.currency);
    // A client of the specification knows nothing of shipping, which is charged as well.
    return amount !== null && amountOf({ ...each, shippingPrice: null })?.amount === amount;
  });
  if (!product) {
    throw parsePrice(price) === null
      ? new DomainError('invalid', 'The price is not a single amount.')
      : new DomainError('notFound', 'None of your orders and wishlist items has this price.');
  }
  if (others.length > 0) {
    throw new DomainError(
      'conflict',
      'More than one of your orders and wishlist items has this price.',
    );
  }
  return product.id;
}

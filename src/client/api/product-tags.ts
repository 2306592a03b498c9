/** Of every list that a product may come into. */
export const productListTag = { type: 'Products' as const, id: 'in lists' };

/**
 * What an answer is asked for again by: each of its products, and whatever may change which products
 * it has.
 */
export function productTags(products: readonly { _id: string }[] = []) {
  return ['Products' as const, productListTag, ...products.map(({ _id }) => productTag(_id))];
}

/** A wish for a product, in the list of somebody's wishes. */
export const listedWishTag = (id: string) => ({ type: 'Wishlist' as const, id: `with ${id}` });

export const productTag = (id: string) => ({ type: 'Products' as const, id });

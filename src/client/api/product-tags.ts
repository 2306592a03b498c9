/** Of every list that a product may be added to. */
export const productListTag = { type: 'Products' as const, id: 'in lists' };

/** The tags of a product list: each product in it, and changes of which products it contains. */
export function productTags(products: readonly { _id: string }[] = []) {
  return ['Products' as const, productListTag, ...products.map(({ _id }) => productTag(_id))];
}

/** Of the entry for a product in a user's wishlist. */
export const listedWishTag = (id: string) => ({ type: 'Wishlist' as const, id: `with ${id}` });

export const productTag = (id: string) => ({ type: 'Products' as const, id });

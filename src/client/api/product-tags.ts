/** The tag of every list to which a product may be added. */
export const productListTag = { type: 'Products' as const, id: 'in lists' };

/** Returns the tags of a product list: one for each product in it and one for the list itself. */
export function productTags(products: readonly { _id: string }[] = []) {
  return ['Products' as const, productListTag, ...products.map(({ _id }) => productTag(_id))];
}

/** Returns the tag of a product's entry in the user's wishlist. */
export const wishlistEntryTag = (id: string) => ({ type: 'Wishlist' as const, id: `with ${id}` });

export const productTag = (id: string) => ({ type: 'Products' as const, id });

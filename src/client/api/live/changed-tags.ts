import type { LiveChange } from '../../../contract/live-change';
import type { api } from '../api';
import { listedWishTag, productListTag, productTag } from '../product-tags';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** What other users see differently after a change. A mutation invalidates its own tags. */
const tagsAbout: Record<LiveChange['about'], (id: string) => Tag[]> = {
  order: () => ['Orders', 'Sales', 'MyProducts'],
  product: (id) => [productTag(id), listedWishTag(id), { type: 'Orders', id }],
  listing: (id) => [productListTag, productTag(id), listedWishTag(id), 'MyProducts'],
  notification: () => ['Notifications'],
};

/** @param changes undefined when it is unknown what changed */
export function changedTags(changes: LiveChange[] | undefined): Tag[] {
  if (!changes) {
    return ['Orders', 'Sales', 'MyProducts', 'Products', 'Wishlist', 'Notifications'];
  }
  const tags = changes.flatMap(({ about, id }) => tagsAbout[about](id));
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
}

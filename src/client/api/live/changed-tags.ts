import type { LiveChange } from '../../../contract/live-change';
import type { api } from '../api';
import { listedWishTag, productListTag, productTag } from '../product-tags';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** What somebody may see differently after a change, besides what they changed themselves. */
const tagsAbout: Record<LiveChange['about'], (id: string) => Tag[]> = {
  order: () => ['Orders', 'Sales', 'MyProducts'],
  product: (id) => [productTag(id), listedWishTag(id), { type: 'Orders', id }],
  listing: (id) => [productListTag, productTag(id), listedWishTag(id), 'MyProducts'],
  notification: () => ['Notifications'],
};

/** @param changes all that came at once; undefined where nobody knows what changed */
export function changedTags(changes: LiveChange[] | undefined): Tag[] {
  if (!changes) {
    return ['Orders', 'Sales', 'MyProducts', 'Products', 'Wishlist', 'Notifications'];
  }
  const tags = changes.flatMap(({ about, id }) => tagsAbout[about](id));
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
}

import type { LiveChange } from '../../../contract/talking/live-change';
import type { api } from '../api';
import { conversationAndListTags } from '../conversation-tags';
import { wishlistEntryTag, productListTag, productTag } from '../product-tags';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/**
 * The tags that a change by another user invalidates, by the kind of change. The user's own mutations
 * invalidate their own tags.
 */
const tagsByKind: Record<LiveChange['about'], (id: string) => Tag[]> = {
  // A conversation shows the events of its order.
  order: () => ['Orders', 'Sales', 'Payouts', 'MyProducts', 'Conversations'],
  product: (id) => [productTag(id), wishlistEntryTag(id), { type: 'Orders', id }],
  // The product was added to or removed from lists.
  listing: (id) => [productListTag, productTag(id), wishlistEntryTag(id), 'MyProducts'],
  notification: () => ['Notifications'],
  conversation: conversationAndListTags,
  account: () => ['Account'],
};

/**
 * Returns the tags that the changes invalidate, without duplicates.
 * @param changes undefined when the changes are not known; then all tags are invalidated
 */
export function changedTags(changes: LiveChange[] | undefined): Tag[] {
  if (!changes) {
    return [
      'Orders',
      'Sales',
      'Payouts',
      'MyProducts',
      'Products',
      'Wishlist',
      'Notifications',
      'Conversations',
      'Account',
    ];
  }
  const tags = changes.flatMap(({ about, id }) => tagsByKind[about](id));
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
}

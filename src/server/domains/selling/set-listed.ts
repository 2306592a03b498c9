import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { formatTime } from '../platform/format-time';
import { findTimeReader } from '../platform/time-reader.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import { notifyWishlistUsers } from './wish-notifications.sql';
import { updateListed, type EditableProductRecord } from './editable-products.sql';

const hiddenMessage =
  "We hid this watch, so you can't change that. My Products says why, and how to object.";

const closingMessage =
  'Your account will be deleted, so your watches stay paused. To sell again, keep your account in My account.';

/**
 * Puts a locked product up for sale again, or pauses it. Returns whether that changed it.
 * @throws DomainError if an order prevents it, or the seller's absence, suspension or pending deletion
 */
export async function setListed(
  tx: Transaction,
  record: EditableProductRecord,
  listed: boolean,
): Promise<boolean> {
  const { _id: id, ...before } = record.product;
  if (before.unlistedBecause === 'hidden') throw new DomainError('conflict', hiddenMessage);
  const isUnchanged = listed ? before.listed : before.unlistedBecause === 'paused';
  if (isUnchanged) return false;
  if (before.isHeld) {
    const state = record.isSold ? 'sold' : 'booked';
    throw new DomainError('conflict', `This watch is ${state}, so it stays as it is.`);
  }
  if (listed) {
    await checkCanBeListed(tx, record);
    await updateListed(tx, id, { listed: true, unlistedBecause: null });
    await notifyWishlistUsers(tx, [id], 'forSaleAgain');
  } else {
    if (!before.listed && before.unlistedBecause === null) {
      throw new DomainError('conflict', 'This watch is not for sale.');
    }
    await updateListed(tx, id, { listed: false, unlistedBecause: 'paused' });
  }
  await addLiveChanges(tx, { about: 'listing', id });
  return true;
}

async function checkCanBeListed(tx: Transaction, record: EditableProductRecord): Promise<void> {
  const { awayUntil, hasOpenOrder } = record;
  if (hasOpenOrder) {
    throw new DomainError('conflict', 'The order of this watch has not ended yet.');
  }
  if (record.isSellerSuspended) {
    throw new DomainError('conflict', 'Your account is suspended, so your watches stay hidden.');
  }
  if (record.isSellerClosing) throw new DomainError('conflict', closingMessage);
  if (awayUntil) {
    throw new DomainError(
      'conflict',
      `You are away until ${formatTime(awayUntil, await findTimeReader(tx, record.sellerId))}. Your watches are hidden until then, or until you come back.`,
    );
  }
}

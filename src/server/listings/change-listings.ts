import type { ListingChangeResult, ListingChanges } from '../../contract/listing-changes';
import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { DomainError } from '../errors/domain-error';
import { deleteDraft, type DraftKey } from '../repositories/product-drafts';
import {
  advertiseProduct,
  deleteProduct,
  findProduct,
  withdrawAdvertisement,
  type ProductRecord,
} from '../repositories/products';
import { QuotaError } from '../repositories/quota';

interface ListingChangeOptions {
  sellerId: string;
  /** The number of products that a seller may advertise at one time. */
  maxAdvertisements: number;
}

/**
 * Changes several products of a seller in one transaction, and returns what happened to each. A product that
 * cannot be changed keeps none of the others from it.
 */
export async function changeListings(
  tx: Transaction,
  changes: ListingChanges,
  options: ListingChangeOptions,
): Promise<ListingChangeResult[]> {
  const { sellerId } = options;
  await tx.query(sql`select id from users where id = ${sellerId} for no key update`);
  const results: ListingChangeResult[] = [];
  // In the order of ids, so that two requests never wait for each other's products.
  for (const id of [...new Set(changes.ids)].sort()) {
    const product = await findProduct(tx, id);
    const isOwn = product?.sellerId === sellerId;
    const { action } = changes;
    results.push(
      isOwn
        ? await changeOne(tx, product, { ...options, action })
        : await changeDraft(tx, { id, sellerId }, action),
    );
  }
  return results;
}

/** A draft can only be deleted. */
async function changeDraft(
  tx: Transaction,
  draft: DraftKey,
  action: ListingChanges['action'],
): Promise<ListingChangeResult> {
  const { id } = draft;
  if (action === 'delete' && (await deleteDraft(tx, draft)) > 0) return { id, outcome: 'changed' };
  return { id, outcome: 'rejected', message: 'It is a draft, or it was deleted.' };
}

async function changeOne(
  tx: Transaction,
  product: ProductRecord,
  options: ListingChangeOptions & Pick<ListingChanges, 'action'>,
): Promise<ListingChangeResult> {
  const { id } = product;
  try {
    const isChanged = await applyAction(tx, product, options);
    return { id, outcome: isChanged ? 'changed' : 'unchanged' };
  } catch (error) {
    // Rules are checked before the first write, so the transaction goes on.
    if (error instanceof DomainError) return { id, outcome: 'rejected', message: error.message };
    if (!(error instanceof QuotaError)) throw error;
    const message = `You have ${options.maxAdvertisements} advertisements, which is the limit.`;
    return { id, outcome: 'rejected', message };
  }
}

const heldMessage = 'It is booked or sold.';

/** @throws DomainError, QuotaError */
async function applyAction(
  tx: Transaction,
  product: ProductRecord,
  { action, maxAdvertisements }: ListingChangeOptions & Pick<ListingChanges, 'action'>,
): Promise<boolean> {
  switch (action) {
    case 'advertise':
      if (!product.listed || product.buyerId) throw new DomainError('conflict', heldMessage);
      if (product.advertise) return false;
      return (await advertiseProduct(tx, product, maxAdvertisements)) > 0;
    case 'withdraw':
      return product.advertise && (await withdrawAdvertisement(tx, product.id)) > 0;
    case 'delete':
      if ((await deleteProduct(tx, product.id)) > 0) return true;
      throw new DomainError('conflict', heldMessage);
  }
}

import type {
  ListingChangeResult,
  ListingChanges,
} from '../../../contract/selling/listing-changes';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { lockEditableProduct } from './editable-products.sql';
import type { DraftKey } from './drafts/draft-key.sql';
import { deleteDraft } from './drafts/product-drafts.sql';
import {
  advertiseProduct,
  deleteProduct,
  findProduct,
  withdrawAdvertisement,
  type ProductRecord,
} from './products.sql';
import { QuotaError } from '../platform/quota.sql';
import { lockUser } from '../access/users.sql';
import { editListing, EditConflictError } from './edit-listing';
import { setListed } from './set-listed';

interface ListingChangeOptions {
  sellerId: string;
  /** The number of products that a seller may advertise at one time. */
  maxAdvertisements: number;
}

/** The change of one product. */
type ListingChange =
  | { action: Exclude<ListingChanges['action'], 'changePrice'>; id: string }
  | { action: 'changePrice'; id: string; from: string; to: string };

/**
 * Changes several products of a seller in one transaction, and returns what happened to each. A product that
 * cannot be changed does not prevent the changes of the others.
 */
export async function changeListings(
  tx: Transaction,
  changes: ListingChanges,
  options: ListingChangeOptions,
): Promise<ListingChangeResult[]> {
  const { sellerId } = options;
  await lockUser(tx, sellerId);
  const results: ListingChangeResult[] = [];
  for (const change of listChanges(changes)) {
    const product = await findProduct(tx, change.id);
    results.push(
      product?.sellerId === sellerId
        ? await changeProduct(tx, product, change, options)
        : await changeDraft(tx, { id: change.id, sellerId }, change.action),
    );
  }
  return results;
}

/** Returns the change of each product, sorted by id, so that two requests never wait for each other. */
function listChanges(changes: ListingChanges): ListingChange[] {
  const allChanges: ListingChange[] =
    changes.action === 'changePrice'
      ? changes.prices.map((price) => ({ action: 'changePrice', ...price }))
      : changes.ids.map((id) => ({ action: changes.action, id }));
  const byId = new Map(allChanges.map((change) => [change.id, change]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
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

async function changeProduct(
  tx: Transaction,
  product: ProductRecord,
  change: ListingChange,
  { maxAdvertisements }: ListingChangeOptions,
): Promise<ListingChangeResult> {
  const { id } = product;
  try {
    const isChanged = await applyChange(tx, product, change, maxAdvertisements);
    return { id, outcome: isChanged ? 'changed' : 'unchanged' };
  } catch (error) {
    // Rules are checked before the first write, so the transaction goes on.
    if (error instanceof DomainError || error instanceof EditConflictError) {
      return { id, outcome: 'rejected', message: inGoodsWords(error.message) };
    }
    if (!(error instanceof QuotaError)) throw error;
    const message = `You have ${maxAdvertisements} advertisements, which is the limit.`;
    return { id, outcome: 'rejected', message };
  }
}

const heldMessage = ({ paid }: ProductRecord) => (paid ? 'It is sold.' : 'It is booked.');

/** @throws DomainError, EditConflictError, QuotaError */
async function applyChange(
  tx: Transaction,
  product: ProductRecord,
  change: ListingChange,
  maxAdvertisements: number,
): Promise<boolean> {
  switch (change.action) {
    case 'advertise':
      if (product.buyerId) throw new DomainError('conflict', heldMessage(product));
      if (!product.listed) throw new DomainError('conflict', 'It is not for sale.');
      if (product.advertise) return false;
      return (await advertiseProduct(tx, product, maxAdvertisements)) > 0;
    case 'withdraw':
      return product.advertise && (await withdrawAdvertisement(tx, product.id)) > 0;
    case 'pause':
    case 'resume': {
      const record = await lockEditableProduct(tx, product.id);
      return record !== undefined && setListed(tx, record, change.action === 'resume');
    }
    case 'delete':
      if ((await deleteProduct(tx, product.id)) > 0) return true;
      throw new DomainError('conflict', heldMessage(product));
    case 'changePrice':
      return changePrice(tx, change);
  }
}

/** Changes a price unless it has changed since the seller saw it. */
async function changePrice(
  tx: Transaction,
  { id, from, to }: Extract<ListingChange, { action: 'changePrice' }>,
): Promise<boolean> {
  const record = await lockEditableProduct(tx, id);
  if (!record || record.product.sellingPrice === to) return false;
  if (record.product.sellingPrice !== from) {
    throw new DomainError('conflict', 'Its price was changed in the meantime.');
  }
  const { revision } = record.product;
  await editListing(tx, record, { revision, changes: { sellingPrice: to } });
  return true;
}

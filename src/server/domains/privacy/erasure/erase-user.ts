import type { Transaction } from '../../../database/database';
import { addIdentityDeletion } from '../../platform/outbox.sql';
import { addLiveChanges, addPublicChange } from '../../platform/live-changes.sql';
import {
  addErasedIdentity,
  hashUid,
  type ErasedIdentity,
} from '../../access/erased-identities.sql';
import { eraseAccountData } from './erase-account-data.sql';
import { eraseListings } from './erase-listings.sql';
import { eraseMessages } from './erase-messages.sql';
import { eraseReports } from './erase-reports.sql';
import { eraseReviews } from './erase-reviews.sql';
import { eraseOrders } from './erase-orders.sql';
import { findErasedPerson } from './find-erased-person.sql';
import { anonymizeUser } from './account-closings.sql';

/**
 * Erases the personal data of a user from every table, and adds the tasks that erase it at the identity service and
 * at Stripe. The rows of the user and of the orders stay, with an anonymous id and the amounts. The caller has locked
 * the user and checked that none of the orders is open.
 */
export async function eraseUser(
  tx: Transaction,
  id: string,
  erasedIdentity: ErasedIdentity,
): Promise<void> {
  const person = await findErasedPerson(tx, id);
  if (!person) return;
  // Before the orders, whose flags it reads.
  await eraseReviews(tx, person);
  await eraseOrders(tx, person);
  await eraseMessages(tx, person);
  await eraseReports(tx, person);
  await eraseListings(tx, person);
  await eraseAccountData(tx, person);
  await anonymizeUser(tx, id);
  await addErasedIdentity(tx, person.uid, erasedIdentity);
  await addIdentityDeletion(tx, person.uid, hashUid(person.uid));
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  await addPublicChange(tx);
}

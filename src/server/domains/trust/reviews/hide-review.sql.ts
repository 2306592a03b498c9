import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { DomainError } from '../../../errors/domain-error';
import { refreshRatings } from '../../catalogue/ratings.sql';
import { addPublicChange } from '../../platform/live-changes.sql';
import { lockPeople } from './reviews.sql';

/** Locks the person reviewed. @throws DomainError if the review does not exist, or what the person wrote is hidden */
export async function lockReview(tx: Transaction, id: string, personId: string): Promise<void> {
  const [review] = await tx.query<{ subjectId: string; isHidden: boolean }>(sql`
    select subject_id as "subjectId",
      case when author_id = ${personId} then hidden_by else reply_hidden_by end is not null as "isHidden"
    from reviews where id = ${id}`);
  if (!review || review.isHidden)
    throw new DomainError('conflict', 'This review is hidden already.');
  await lockPeople(tx, [review.subjectId]);
}

/** Hides what the person of a decision wrote: the review, or the answer to it. */
export async function hideReview(
  tx: Transaction,
  id: string,
  { decisionId, personId }: { decisionId: string; personId: string },
): Promise<void> {
  const changed = await tx.query<{ subjectId: string }>(sql`
    update reviews set
      hidden_by = case when author_id = ${personId} then ${decisionId} else hidden_by end,
      reply_hidden_by = case when author_id = ${personId} then reply_hidden_by else ${decisionId} end
    where id = ${id} returning subject_id as "subjectId"`);
  await publishChange(tx, changed);
}

/** Restores what a decision has hidden. */
export async function restoreReview(tx: Transaction, decisionId: string): Promise<void> {
  const isHidden = sql`(hidden_by = ${decisionId} or reply_hidden_by = ${decisionId})`;
  const people = await tx.query<{ subjectId: string }>(sql`
    select subject_id as "subjectId" from reviews where ${isHidden}`);
  await lockPeople(
    tx,
    people.map(({ subjectId }) => subjectId),
  );
  const changed = await tx.query<{ subjectId: string }>(sql`
    update reviews set hidden_by = nullif(hidden_by, ${decisionId}),
      reply_hidden_by = nullif(reply_hidden_by, ${decisionId})
    where ${isHidden} returning subject_id as "subjectId"`);
  await publishChange(tx, changed);
}

async function publishChange(tx: Transaction, changed: { subjectId: string }[]): Promise<void> {
  await refreshRatings(
    tx,
    changed.map(({ subjectId }) => subjectId),
  );
  await addPublicChange(tx);
}

import type { StaffActor } from '../platform/record-act.sql';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { hasOtherStaff, isAdmin } from './people/moderators.sql';

interface Case {
  /** The member of staff who is about to decide. */
  decidedBy: string;
  /** The people concerned: those who are judged, who report or object, and who have decided before. */
  involved: readonly string[];
}

/**
 * Checks that a member of staff is not involved in the case that they decide. Allows it if all staff are
 * involved.
 * @throws DomainError
 */
export async function checkImpartial(
  tx: Transaction,
  { decidedBy, involved }: Case,
): Promise<void> {
  if (involved.includes(decidedBy) && (await hasOtherStaff(tx, involved))) {
    throw new DomainError(
      'conflict',
      'You are involved in this case. Another admin or moderator has to decide it.',
    );
  }
}

/**
 * Checks that a moderator does not undo what an admin has decided. It does not apply to the decision of an objection.
 * @throws DomainError
 */
export async function checkUndo(
  tx: Transaction,
  { actor, decidedBy }: { actor: StaffActor; decidedBy: string },
): Promise<void> {
  if (actor.role !== 'Admin' && (await isAdmin(tx, decidedBy))) {
    throw new DomainError('conflict', 'An admin has decided this. Only an admin can change it.');
  }
}

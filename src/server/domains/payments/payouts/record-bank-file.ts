import type { Database } from '../../../database/database';
import { DomainError } from '../../../errors/domain-error';
import type { StaffActor } from '../../platform/record-act.sql';
import { findOpenTransfers, lockOpenTransfer, setRecorded } from './bank-transfers.sql';
import { recordPayout } from './record-payout';

interface ExecutedFile {
  fileId: string;
  /** The day on which the bank sent the money (YYYY-MM-DD). */
  paidOn: string;
}

interface RecordedFile {
  recordedCount: number;
  /** The transfers that do not fit what is owed any more, with the reason. */
  rejected: { sellerId: string; message: string }[];
}

/**
 * Records a payout for each transfer of the last file for the bank, each in its own transaction: a repetition goes on
 * where the first one was interrupted, and one that does not fit any more rejects no other.
 * @throws DomainError if a newer file was exported
 */
export async function recordBankFile(
  database: Database,
  { fileId, paidOn }: ExecutedFile,
  actor: StaffActor,
): Promise<RecordedFile> {
  const open = await findOpenTransfers(database, fileId);
  if (!open) {
    throw new DomainError(
      'conflict',
      'A newer file was exported meanwhile. Please reload the page.',
    );
  }
  const result: RecordedFile = { recordedCount: 0, rejected: [] };
  for (const { sellerId, currency } of open) {
    try {
      const isRecorded = await database.transaction(async (tx) => {
        const transfer = await lockOpenTransfer(tx, { fileId, sellerId, currency });
        if (!transfer) return false;
        await setRecorded(tx, transfer, await recordPayout(tx, { ...transfer, paidOn }, actor));
        return true;
      });
      if (isRecorded) result.recordedCount += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      result.rejected.push({ sellerId, message: error.message });
    }
  }
  return result;
}

import type { HealthAlert } from '../../../../contract/console/health-report';
import type { LedgerFault } from '../../payments/ledger-invariants.sql';
import type { OutboxBacklog } from '../../platform/outbox.sql';

/** The same as in `.container/alerts.yaml`. */
export const stuckAfterSeconds = 600;

/** The alerts of `.container/alerts.yaml` whose condition does not need a history of metrics, and that of the ledger. */
export function serverAlerts(
  { oldest, deadLetters }: OutboxBacklog,
  ledgerFaults: readonly LedgerFault[],
): HealthAlert[] {
  const minutes = Math.floor(oldest / 60);
  return [
    {
      name: 'OutboxStuck',
      isFiring: oldest > stuckAfterSeconds,
      message:
        oldest > stuckAfterSeconds
          ? `The oldest job has waited for ${minutes} minutes. Its error is in the list of jobs.`
          : 'No job waits for more than 10 minutes.',
    },
    {
      name: 'DeadLetters',
      isFiring: deadLetters > 0,
      message:
        deadLetters > 0
          ? 'Jobs have failed for good. Remove the cause of each and retry it.'
          : 'No job has failed for good.',
    },
    {
      name: 'LedgerFaults',
      isFiring: ledgerFaults.length > 0,
      message:
        ledgerFaults.length > 0
          ? `${ledgerFaults.map(describeFault).join(' ')} See "The ledger" in the operator's guide.`
          : 'The ledger adds up.',
    },
  ];
}

const describeFault = ({ name, subjects }: LedgerFault) => `${name}: ${subjects.join(', ')}.`;

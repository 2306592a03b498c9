import type { HealthAlert } from '../../../../contract/console/health-report';
import type { OutboxBacklog } from '../../platform/outbox.sql';

/** The same as in `.container/alerts.yaml`. */
export const stuckAfterSeconds = 600;

/** The alerts of `.container/alerts.yaml` whose condition does not need a history of metrics. */
export function serverAlerts({ oldest, deadLetters }: OutboxBacklog): HealthAlert[] {
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
  ];
}

import { SingleFlight } from '../concurrency/single-flight';
import type { Database } from '../database/database';
import type { Connections } from '../database/postgres';
import { readOutboxBacklog, type OutboxBacklog } from '../domains/platform/outbox.sql';
import { withTimeout } from '../concurrency/with-timeout';
import { gauge, type Metric, type Metrics } from './metrics';

/** Milliseconds after which a scrape continues without the metrics of the outbox. */
const timeout = 2_000;

/** Adds the metrics of this process's connection pool, and of the outbox, which all processes share. */
export function addDatabaseMetrics(
  metrics: Metrics,
  database: Database,
  connections: () => Connections,
): void {
  metrics.add(() => connectionMetrics(connections()));

  const backlogReads = new SingleFlight<OutboxBacklog>();
  metrics.add(async () => {
    const pendingBacklog = backlogReads
      .run('backlog', () => readOutboxBacklog(database))
      .catch(() => undefined);
    const backlog = await withTimeout(timeout, pendingBacklog);
    return [
      gauge(
        {
          name: 'secondhand.database.reachable',
          description: '1 when the database answers within two seconds, else 0.',
        },
        backlog ? 1 : 0,
      ),
      ...(backlog ? outboxMetrics(backlog) : []),
    ];
  });
}

function connectionMetrics({ used, idle, waiting }: Connections): Metric[] {
  const state = (name: string) => ({ 'db.client.connection.state': name });
  return [
    {
      name: 'db.client.connection.count',
      description: 'Connections in the pool, by state.',
      type: 'gauge',
      points: [
        { labels: state('used'), value: used },
        { labels: state('idle'), value: idle },
      ],
    },
    gauge(
      {
        name: 'db.client.connection.pending_requests',
        description: 'Requests waiting for a connection from the pool.',
      },
      waiting,
    ),
  ];
}

function outboxMetrics({ waiting, oldest, deadLetters }: OutboxBacklog): Metric[] {
  return [
    gauge(
      { name: 'secondhand.outbox.waiting', description: 'Pending outbox tasks, up to 10,000.' },
      waiting,
    ),
    gauge(
      {
        name: 'secondhand.outbox.oldest',
        description: 'Age of the oldest pending outbox task.',
        unit: 's',
      },
      oldest,
    ),
    gauge(
      {
        name: 'secondhand.outbox.dead_letters',
        description: 'Outbox tasks that failed permanently.',
      },
      deadLetters,
    ),
  ];
}

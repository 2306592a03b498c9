import type { Database } from '../database/database';
import type { Connections } from '../database/postgres';
import { readBacklog, type Backlog } from '../orders/outbox';
import { withTimeout } from '../with-timeout';
import { single, type Metric, type Metrics } from './metrics';

/** Milliseconds that whoever asks for metrics waits for the database; they want the others too. */
const longestWait = 2_000;

/** Tells of the connections to the database and of the outbox in it, which all processes share. */
export function watchDatabase(
  metrics: Metrics,
  database: Database,
  connections: () => Connections,
): void {
  metrics.add(() => connectionMetrics(connections()));

  let reading: Promise<Backlog> | undefined;
  metrics.add(async () => {
    reading ??= readBacklog(database).finally(() => {
      reading = undefined;
    });
    const backlog = await withTimeout(
      longestWait,
      reading.catch(() => undefined),
    );
    return [
      single(
        'gauge',
        {
          name: 'secondhand.database.reachable',
          about: '1 when the database answers within two seconds, else 0.',
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
      about: 'Connections in the pool, by state.',
      type: 'gauge',
      points: [
        { labels: state('used'), value: used },
        { labels: state('idle'), value: idle },
      ],
    },
    single(
      'gauge',
      {
        name: 'db.client.connection.pending_requests',
        about: 'Requests waiting for a connection from the pool.',
      },
      waiting,
    ),
  ];
}

function outboxMetrics({ waiting, oldest, deadLetters }: Backlog): Metric[] {
  return [
    single(
      'gauge',
      { name: 'secondhand.outbox.waiting', about: 'Pending outbox tasks, up to 10,000.' },
      waiting,
    ),
    single(
      'gauge',
      {
        name: 'secondhand.outbox.oldest',
        about: 'Age of the oldest pending outbox task.',
        unit: 's',
      },
      oldest,
    ),
    single(
      'gauge',
      { name: 'secondhand.outbox.dead_letters', about: 'Outbox tasks that failed permanently.' },
      deadLetters,
    ),
  ];
}

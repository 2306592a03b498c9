import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { single, type Metrics } from './metrics';

/** Milliseconds between two looks of the monitor, which are part of what it measures. */
const resolution = 20;

const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3);

/** Tells of the process itself. @returns what ends that */
export function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  metrics.add(() => {
    const longest = seconds(delay.max);
    const p99 = seconds(delay.percentile(99));
    delay.reset();
    return [
      single(
        'gauge',
        {
          name: 'nodejs.eventloop.delay.p99',
          about: 'Event-loop delay (p99) since the last scrape.',
          unit: 's',
        },
        p99,
      ),
      single(
        'gauge',
        {
          name: 'nodejs.eventloop.delay.max',
          about: 'Longest event-loop delay since the last scrape.',
          unit: 's',
        },
        longest,
      ),
      single(
        'gauge',
        { name: 'process.memory.usage', about: 'Resident memory of the process.', unit: 'By' },
        memoryUsage.rss(),
      ),
    ];
  });
  return () => delay.disable();
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import { gauge, type Metrics } from './metrics';

/** Milliseconds between two samples. Each measured delay includes it, so it is subtracted. */
const resolution = 20;

const inSeconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3);

/** Adds metrics of the event loop and the memory. Returns a function that stops the measurement. */
export function addProcessMetrics(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  metrics.add(() => {
    const max = inSeconds(delay.max);
    const p99 = inSeconds(delay.percentile(99));
    delay.reset();
    return [
      gauge(
        {
          name: 'nodejs.eventloop.delay.p99',
          description: 'Event-loop delay (p99) since the last scrape.',
          unit: 's',
        },
        p99,
      ),
      gauge(
        {
          name: 'nodejs.eventloop.delay.max',
          description: 'Longest event-loop delay since the last scrape.',
          unit: 's',
        },
        max,
      ),
      gauge(
        {
          name: 'process.memory.usage',
          description: 'Resident memory of the process.',
          unit: 'By',
        },
        memoryUsage.rss(),
      ),
    ];
  });
  return () => delay.disable();
}

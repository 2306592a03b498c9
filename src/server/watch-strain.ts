import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { constrainedMemory, memoryUsage } from 'node:process';
import { getHeapStatistics } from 'node:v8';

/** Milliseconds. */
const sampleEvery = 500;
const resolution = 20;

/** Milliseconds that whatever is ready waits for the event loop, on average of a sample. */
const longestDelay = 250;
const largestShare = 0.9;

export interface StrainWatch {
  isStrained: () => boolean;
  stop: () => void;
}

/** Looks twice a second how much time and memory the process has left. */
export function watchStrain(): StrainWatch {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let isStrained = false;
  const timer = setInterval(() => {
    isStrained = delay.mean / 1e6 - resolution > longestDelay || shareOfMemory() > largestShare;
    delay.reset();
  }, sampleEvery);
  timer.unref();
  return {
    isStrained: () => isStrained,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Of what the heap, or the whole process, may take. */
function shareOfMemory(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  // 0 where nothing limits it.
  const allowed = Math.min(constrainedMemory() || Infinity, totalmem());
  return Math.max(used / most, memoryUsage.rss() / allowed);
}

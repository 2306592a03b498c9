import perfHooks from 'node:perf_hooks';
import '../../server/support/preload-doubles';

/** Disables load shedding, because the tests share a busy machine. */
const { monitorEventLoopDelay } = perfHooks;
perfHooks.monitorEventLoopDelay = (options) =>
  Object.defineProperty(monitorEventLoopDelay(options), 'mean', { value: 0 });

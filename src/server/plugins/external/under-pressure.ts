import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';

/** Milliseconds, the average of one sample. */
const maxEventLoopDelay = 250;
/** Milliseconds. */
const sampleInterval = 500;
/** The share of the heap limit and of the machine's or container's memory. */
const maxMemoryShare = 0.9;

/**
 * Measures the event loop, the heap and the process's memory. Load shedding reads the result of
 * `isUnderPressure()`.
 */
export const underPressurePlugin = fp<AppOptions>(
  async (app, { isOverloaded }) => {
    if (isOverloaded) return;
    // Without a memory limit, constrainedMemory() returns 0.
    const memory = Math.min(constrainedMemory() || Infinity, totalmem());
    await app.register(underPressure, {
      maxEventLoopDelay,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxMemoryShare,
      maxRssBytes: memory * maxMemoryShare,
      sampleInterval,
      // Nothing is rejected here: load shedding does so after the CORS headers are set.
      pressureHandler: () => undefined,
    });
  },
  { name: 'under-pressure' },
);

import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';

/** Milliseconds, on average of a sample. */
const maxEventLoopDelay = 250;
const sampleInterval = 500;
const maxMemoryShare = 0.9;

/** Measures the event loop, the heap and the process's memory: load shedding asks `isUnderPressure()`. */
export const underPressurePlugin = fp<AppOptions>(
  async (app, { isOverloaded }) => {
    if (isOverloaded) return;
    // constrainedMemory() is 0 without a limit.
    const memory = Math.min(constrainedMemory() || Infinity, totalmem());
    await app.register(underPressure, {
      maxEventLoopDelay,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxMemoryShare,
      maxRssBytes: memory * maxMemoryShare,
      sampleInterval,
      // Load shedding rejects, after the headers that let other origins read the response.
      pressureHandler: () => undefined,
    });
  },
  { name: 'under-pressure' },
);

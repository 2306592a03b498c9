import { fromPromise } from 'xstate';

/**
 * The default of an actor that a flow's hook must provide. It rejects, so that a forgotten effect
 * fails the flow instead of blocking it.
 */
export function unprovided<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
}

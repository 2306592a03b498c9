import { fromPromise } from 'xstate';

/**
 * Returns the default implementation of an actor. It rejects, so that a flow fails instead of
 * waiting forever if its hook forgets to provide the actor.
 */
export function unprovidedActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
}

import type { LiveActor } from './live-state';
import type { StateReport, Step } from './messages';

/** Returns the state of an actor before one of its steps. */
export function getStateBefore(steps: readonly Step[], actor: LiveActor, step: Step): StateReport {
  const stepIndex = steps.lastIndexOf(step);
  const previousStep = steps.slice(0, stepIndex).findLast((one) => one.actor === actor.actor);
  return previousStep?.after ?? actor.began;
}

import type { LiveActor } from './live-state';
import type { StateReport, Step } from './messages';

export function getStateBefore(steps: readonly Step[], actor: LiveActor, step: Step): StateReport {
  const stepIndex = steps.lastIndexOf(step);
  const previousStep = steps.slice(0, stepIndex).findLast((other) => other.actor === actor.actor);
  return previousStep?.after ?? actor.initialState;
}

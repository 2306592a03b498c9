import type { LiveActor } from './live-state';
import type { StateReport, Step } from './messages';

/** What an actor was in before one of its steps. */
export function stateBefore(steps: readonly Step[], actor: LiveActor, step: Step): StateReport {
  const place = steps.lastIndexOf(step);
  const before = steps.slice(0, place).findLast((one) => one.actor === actor.actor);
  return before?.after ?? actor.began;
}

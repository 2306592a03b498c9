import type { Step } from './messages';

/** A lane of the sequence diagram: an actor, or the outside for events without a sender. */
export interface Lane {
  actor: string;
  name: string;
}

/** An event as an arrow between two lanes, given by their indexes. */
export interface SequenceMessage {
  step: Step;
  from: number;
  to: number;
}

const getSentAt = ({ sent, time }: Step) => sent ?? time;

const outside: Lane = { actor: '', name: 'Outside' };

/**
 * Creates a sequence diagram of the events between actors, with lanes in the order of first use.
 * Events are sorted by when they were sent: an event may be handled after others that it caused.
 * @param getName returns the name of a machine; undefined for other actors.
 */
export function createSequence(
  steps: readonly Step[],
  getName: (actor: string) => string | undefined,
): { lanes: Lane[]; messages: SequenceMessage[] } {
  const laneIndexes = new Map<string, number>();
  const lanes: Lane[] = [];
  const getLaneIndex = ({ actor, name }: Lane): number => {
    const laneIndex = laneIndexes.get(actor);
    if (laneIndex !== undefined) return laneIndex;
    laneIndexes.set(actor, lanes.length);
    return lanes.push({ actor, name: getName(actor) ?? name }) - 1;
  };
  const messages = steps
    .toSorted((one, other) => getSentAt(one) - getSentAt(other))
    .map((step) => ({
      step,
      from: getLaneIndex(step.sender ?? outside),
      to: getLaneIndex({ actor: step.actor, name: step.actor }),
    }));
  return { lanes, messages };
}

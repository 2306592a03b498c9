import type { Step } from './messages';

/** A lane of the diagram: an actor, or the outside. */
export interface Lane {
  actor: string;
  name: string;
}

/** An event on its way, by the places of its lanes. */
export interface SequenceMessage {
  step: Step;
  from: number;
  to: number;
}

const sentAt = ({ sent, time }: Step) => sent ?? time;

const outside: Lane = { actor: '', name: 'Outside' };

/**
 * The events between actors, with lanes in the order of their first event.
 * An event stands before those that it has led to, though it has been taken after them.
 * @param nameOf a machine's name; undefined for what is none.
 */
export function sequenceOf(
  steps: readonly Step[],
  nameOf: (actor: string) => string | undefined,
): { lanes: Lane[]; messages: SequenceMessage[] } {
  const places = new Map<string, number>();
  const lanes: Lane[] = [];
  const placeOf = ({ actor, name }: Lane): number => {
    const known = places.get(actor);
    if (known !== undefined) return known;
    places.set(actor, lanes.length);
    return lanes.push({ actor, name: nameOf(actor) ?? name }) - 1;
  };
  const messages = steps
    .toSorted((one, other) => sentAt(one) - sentAt(other))
    .map((step) => ({
      step,
      from: placeOf(step.sender ?? outside),
      to: placeOf({ actor: step.actor, name: step.actor }),
    }));
  return { lanes, messages };
}

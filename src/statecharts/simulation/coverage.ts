import { allStates, allTransitions, type Chart } from '../chart/chart';

/** What walks through a machine have reached and taken. */
export interface Covered {
  /** The machine's id. */
  machine: string;
  /** The ids of states. */
  states: string[];
  /** The ids of transitions. */
  transitions: string[];
}

/** Ids of the states and transitions that a test run did not cover. */
export type Missed = Pick<Covered, 'states' | 'transitions'>;

export function missedOf(chart: Chart, covered: readonly Covered[]): Missed {
  const own = covered.filter(({ machine }) => machine === chart.id);
  const missing = (wanted: readonly { id: string }[], kind: keyof Missed) => {
    const found = new Set(own.flatMap((one) => one[kind]));
    return wanted.map(({ id }) => id).filter((id) => !found.has(id));
  };
  // Nothing is ever in a history state: it leads on.
  const states = allStates(chart).filter(({ type }) => type !== 'history');
  return {
    states: missing(states, 'states'),
    transitions: missing(allTransitions(chart), 'transitions'),
  };
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isCovered(value: unknown): value is Covered {
  if (typeof value !== 'object' || value === null) return false;
  const { machine, states, transitions } = value as Record<keyof Covered, unknown>;
  return typeof machine === 'string' && isTexts(states) && isTexts(transitions);
}

/**
 * Reads the coverage file of a test run.
 * @throws Error when it is no such file.
 */
export function coveredIn(text: string): Covered[] {
  const known = [JSON.parse(text) as unknown].flat();
  if (!known.every(isCovered)) throw new Error('This is no coverage of a test run.');
  return known;
}

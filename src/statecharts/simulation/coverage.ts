import { allStates, allTransitions, type Chart } from '../chart/chart';

/** The states reached and transitions taken by tests of a machine. */
export interface MachineCoverage {
  /** The machine's id. */
  machine: string;
  states: string[];
  transitions: string[];
}

/** Ids of the states and transitions that a test run did not cover. */
export type MissedIds = Pick<MachineCoverage, 'states' | 'transitions'>;

export function findMissed(chart: Chart, coverage: readonly MachineCoverage[]): MissedIds {
  const machineCoverage = coverage.filter(({ machine }) => machine === chart.id);
  const findMissing = (candidates: readonly { id: string }[], kind: keyof MissedIds) => {
    const coveredIds = new Set(machineCoverage.flatMap((coverage) => coverage[kind]));
    return candidates.map(({ id }) => id).filter((id) => !coveredIds.has(id));
  };
  // A history state is never active.
  const states = allStates(chart).filter(({ type }) => type !== 'history');
  return {
    states: findMissing(states, 'states'),
    transitions: findMissing(allTransitions(chart), 'transitions'),
  };
}

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isMachineCoverage(value: unknown): value is MachineCoverage {
  if (typeof value !== 'object' || value === null) return false;
  const { machine, states, transitions } = value as Record<keyof MachineCoverage, unknown>;
  return typeof machine === 'string' && isTextList(states) && isTextList(transitions);
}

/**
 * Reads the coverage file of a test run.
 * @throws Error if it is not a coverage file.
 */
export function parseCoverage(text: string): MachineCoverage[] {
  const coverage = [JSON.parse(text) as unknown].flat();
  if (!coverage.every(isMachineCoverage)) throw new Error('This is not a coverage file.');
  return coverage;
}

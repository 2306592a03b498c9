import type { AnyMachineSnapshot } from 'xstate';
import { getActiveStateIds } from '../../src/statecharts/chart/active-states';
import { allTransitions, getChart } from '../../src/statecharts/chart/chart';
import { transitionId } from '../../src/statecharts/chart/transition-id';
import type { Flow } from '../../src/statecharts/page/flow';
import { reachableStates, serialize, type Move, type ReachableState } from './moves';

/** A path through a machine from its initial state: the names of the example events, in order. */
export type TestPath = readonly string[];

/** One example sent in one state. */
interface PathStep {
  example: string;
  /** The serialized state in which the step ends. */
  end: string;
  /** The ids of the states and transitions that the step covers. */
  coverage: readonly string[];
}

/** A sequence of examples with which a test path continues. */
interface Continuation {
  examples: TestPath;
  end: string;
  /** The coverage of the last step. */
  newCoverage: readonly string[];
}

/**
 * Creates a few long test paths that together reach every state, take every transition and try every
 * event that a guard rejects. Greedy: each path continues with the nearest step that is not covered yet.
 * @param firstExamples the first examples of every test path, if the test requires them
 */
export function createTestPaths(flow: Flow, firstExamples: TestPath = []): TestPath[] {
  const reachable = reachableStates(flow);
  const states = new Map(reachable.map((one) => [serialize(one.state), one]));
  const covered = new Set<string>();
  const testPaths: TestPath[] = [];
  const start = serialize(reachable[0]!.state);
  // Every test path starts with these examples, so their steps are covered.
  firstExamples.reduce((from, example) => {
    const move = states.get(from)?.moves.find((one) => one.example === example);
    if (!move) return from;
    move.transitions.forEach((transition) => covered.add(transitionId(transition)));
    getActiveStateIds(move.to).forEach((id) => covered.add(id));
    return serialize(move.to);
  }, start);
  for (;;) {
    const testPath: string[] = [...firstExamples];
    let end = firstExamples.reduce((from, example) => {
      const move = states.get(from)?.moves.find((one) => one.example === example);
      if (!move) throw new Error(`No path through ${flow.title} can begin with: ${example}`);
      return serialize(move.to);
    }, start);
    for (
      let continuation = findNearest(states, end, covered);
      continuation;
      continuation = findNearest(states, end, covered)
    ) {
      testPath.push(...continuation.examples);
      continuation.newCoverage.forEach((id) => covered.add(id));
      end = continuation.end;
    }
    if (testPath.length === firstExamples.length) return testPaths;
    testPaths.push(testPath);
  }
}

/** Finds the shortest continuation from a state that ends with a step that is not covered yet. */
function findNearest(
  states: ReadonlyMap<string, ReachableState>,
  from: string,
  covered: ReadonlySet<string>,
): Continuation | undefined {
  const visited = new Set([from]);
  let continuations: Continuation[] = [{ examples: [], end: from, newCoverage: [] }];
  while (continuations.length > 0) {
    const longer = continuations.flatMap((continuation) => extend(states, continuation));
    const found = longer.find(({ newCoverage }) => newCoverage.some((id) => !covered.has(id)));
    if (found) return found;
    continuations = longer.filter(({ end }) => !visited.has(end) && visited.add(end));
  }
  return undefined;
}

const stepCache = new WeakMap<ReachableState, readonly PathStep[]>();

/** Lists the steps from a state. Cached, because a search visits each state many times. */
function listSteps(reachable: ReachableState, stateKey: string): readonly PathStep[] {
  const cachedSteps = stepCache.get(reachable);
  if (cachedSteps) return cachedSteps;
  const { state, moves, rejected } = reachable;
  const here = getActiveStateIds(state).at(-1)!;
  const steps = [
    ...rejected.map((example) => ({
      example,
      end: stateKey,
      coverage: [`${here} rejects: ${example}`],
    })),
    ...moves.map(({ example, transitions, to }) => ({
      example,
      end: serialize(to),
      coverage: [
        ...transitions.map(transitionId),
        ...getActiveStateIds(to),
        ...eventlessTransitions(transitions, to),
      ],
    })),
  ];
  stepCache.set(reachable, steps);
  return steps;
}

/** Lists the continuations that are one step longer. */
const extend = (
  states: ReadonlyMap<string, ReachableState>,
  { examples, end: from }: Continuation,
): Continuation[] =>
  listSteps(states.get(from)!, from).map(({ example, end, coverage }) => ({
    examples: [...examples, example],
    end,
    newCoverage: coverage,
  }));

/** Names the eventless transitions, by which the same event ends in different states. */
function eventlessTransitions(transitions: Move['transitions'], to: AnyMachineSnapshot): string[] {
  const active = getActiveStateIds(to);
  return transitions
    .filter(({ target }) => target?.every(({ id }) => !active.includes(id)))
    .map((transition) => `${transitionId(transition)}, and on to ${active.at(-1)}`);
}

/** Lists the ids of all transitions on the chart. */
export function transitionIds({ machine }: Flow): string[] {
  return allTransitions(getChart(machine)).map(({ id }) => id);
}

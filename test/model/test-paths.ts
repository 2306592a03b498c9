import type { AnyMachineSnapshot } from 'xstate';
import { getActiveStateIds } from '../../src/statecharts/chart/active-states';
import { allTransitions, getChart } from '../../src/statecharts/chart/chart';
import { transitionId } from '../../src/statecharts/chart/transition-id';
import type { Flow } from '../../src/statecharts/page/flow';
import { reachableStates, serialize, type Move, type ReachableState } from './moves';

/** A path through a machine from its initial state: the names of the example events, in order. */
export type TestPath = readonly string[];

interface Step {
  example: string;
  end: string;
  coverage: readonly string[];
}

interface Path {
  examples: TestPath;
  end: string;
  /** The coverage of the last step. */
  newCoverage: readonly string[];
}

/**
 * A few long test paths that together reach every state, take every transition and try every event that
 * a guard rejects. Greedy: each test path continues with the nearest step that is not covered yet.
 * @param firstExamples the first examples of every test path, if the test requires them
 */
export function createTestPaths(flow: Flow, firstExamples: TestPath = []): TestPath[] {
  const reachable = reachableStates(flow);
  const byKey = new Map(reachable.map((one) => [serialize(one.state), one]));
  const walked = new Set<string>();
  const testPaths: TestPath[] = [];
  const start = serialize(reachable[0]!.state);
  // Every test path starts with these steps, so they are covered.
  firstExamples.reduce((from, example) => {
    const move = byKey.get(from)?.moves.find((one) => one.example === example);
    if (!move) return from;
    move.transitions.forEach((transition) => walked.add(transitionId(transition)));
    getActiveStateIds(move.to).forEach((id) => walked.add(id));
    return serialize(move.to);
  }, start);
  for (;;) {
    const testPath: string[] = [...firstExamples];
    let stateKey = firstExamples.reduce((from, example) => {
      const move = byKey.get(from)?.moves.find((one) => one.example === example);
      if (!move) throw new Error(`No walk through ${flow.title} can begin with: ${example}`);
      return serialize(move.to);
    }, start);
    for (
      let path = findNearest(byKey, stateKey, walked);
      path;
      path = findNearest(byKey, stateKey, walked)
    ) {
      testPath.push(...path.examples);
      path.newCoverage.forEach((name) => walked.add(name));
      stateKey = path.end;
    }
    if (testPath.length === firstExamples.length) return testPaths;
    testPaths.push(testPath);
  }
}

/** The shortest path from here to a step that is not covered yet. */
function findNearest(
  states: ReadonlyMap<string, ReachableState>,
  from: string,
  walked: ReadonlySet<string>,
): Path | undefined {
  const seen = new Set([from]);
  let paths: Path[] = [{ examples: [], end: from, newCoverage: [] }];
  while (paths.length > 0) {
    const longerPaths = paths.flatMap((path) => nextSteps(states, path));
    const found = longerPaths.find(({ newCoverage }) =>
      newCoverage.some((name) => !walked.has(name)),
    );
    if (found) return found;
    paths = longerPaths.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}

const knownSteps = new WeakMap<ReachableState, readonly Step[]>();

/** The steps from a state, computed once: a search passes each state many times. */
function stepsFrom(reachable: ReachableState, stateKey: string): readonly Step[] {
  const known = knownSteps.get(reachable);
  if (known) return known;
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
  knownSteps.set(reachable, steps);
  return steps;
}

const nextSteps = (states: ReadonlyMap<string, ReachableState>, { examples, end: here }: Path) =>
  stepsFrom(states.get(here)!, here).map(({ example, end, coverage }) => ({
    examples: [...examples, example],
    end,
    newCoverage: coverage,
  }));

/** Eventless transitions make the same event end in different states. */
function eventlessTransitions(transitions: Move['transitions'], to: AnyMachineSnapshot): string[] {
  const active = getActiveStateIds(to);
  return transitions
    .filter(({ target }) => target?.every(({ id }) => !active.includes(id)))
    .map((transition) => `${transitionId(transition)}, and on to ${active.at(-1)}`);
}

/** Every transition on the chart, by id. */
export function transitionIds({ machine }: Flow): string[] {
  return allTransitions(getChart(machine)).map(({ id }) => id);
}

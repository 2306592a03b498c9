import type { AnyMachineSnapshot } from 'xstate';
import { getActiveStateIds } from '../../src/statecharts/chart/active-states';
import { allTransitions, chartOf } from '../../src/statecharts/chart/chart';
import { transitionId } from '../../src/statecharts/chart/transition-id';
import type { Flow } from '../../src/statecharts/page/flow';
import { reachableStates, serialize, type Move, type ReachableState } from './moves';

/** A tour through a machine from its start: the names of the examples, in order. */
export type Tour = readonly string[];

interface Way {
  tour: Tour;
  end: string;
  /** What the last step adds to the coverage. */
  news: readonly string[];
}

/**
 * A few long tours that together reach every state, take every transition and try every event that
 * a guard rejects. Greedy: each tour continues with the nearest step that is not covered yet.
 * @param begin the first examples of every tour, if the test requires them
 */
export function toursThrough(flow: Flow, begin: Tour = []): Tour[] {
  const reachable = reachableStates(flow);
  const byKey = new Map(reachable.map((one) => [serialize(one.state), one]));
  const walked = new Set<string>();
  const tours: Tour[] = [];
  const start = serialize(reachable[0]!.state);
  // Every tour starts with these steps, so they are covered.
  begin.reduce((from, example) => {
    const move = byKey.get(from)?.moves.find((one) => one.example === example);
    if (!move) return from;
    move.transitions.forEach((transition) => walked.add(transitionId(transition)));
    getActiveStateIds(move.to).forEach((id) => walked.add(id));
    return serialize(move.to);
  }, start);
  for (;;) {
    const tour: string[] = [...begin];
    let key = begin.reduce((from, example) => {
      const move = byKey.get(from)?.moves.find((one) => one.example === example);
      if (!move) throw new Error(`No walk through ${flow.title} can begin with: ${example}`);
      return serialize(move.to);
    }, start);
    for (let way = nearest(byKey, key, walked); way; way = nearest(byKey, key, walked)) {
      tour.push(...way.tour);
      way.news.forEach((name) => walked.add(name));
      key = way.end;
    }
    if (tour.length === begin.length) return tours;
    tours.push(tour);
  }
}

/** The shortest path from here to a step that is not covered yet. */
function nearest(
  states: ReadonlyMap<string, ReachableState>,
  from: string,
  walked: ReadonlySet<string>,
): Way | undefined {
  const seen = new Set([from]);
  let ways: Way[] = [{ tour: [], end: from, news: [] }];
  while (ways.length > 0) {
    const further = ways.flatMap((way) => nextSteps(states.get(way.end)!, way));
    const found = further.find(({ news }) => news.some((name) => !walked.has(name)));
    if (found) return found;
    ways = further.filter(({ end }) => !seen.has(end) && seen.add(end));
  }
  return undefined;
}

function nextSteps({ state, moves, rejected }: ReachableState, { tour, end }: Way): Way[] {
  const here = getActiveStateIds(state).at(-1)!;
  return [
    ...rejected.map((example) => ({
      tour: [...tour, example],
      end,
      news: [`${here} rejects: ${example}`],
    })),
    ...moves.map(({ example, transitions, to }) => ({
      tour: [...tour, example],
      end: serialize(to),
      news: [
        ...transitions.map(transitionId),
        ...getActiveStateIds(to),
        ...passage(transitions, to),
      ],
    })),
  ];
}

/** The eventless transitions that follow: the same event may end in another state. */
function passage(transitions: Move['transitions'], to: AnyMachineSnapshot): string[] {
  const active = getActiveStateIds(to);
  return transitions
    .filter(({ target }) => target?.every(({ id }) => !active.includes(id)))
    .map((transition) => `${transitionId(transition)}, and on to ${active.at(-1)}`);
}

/** Every transition on the chart, by id. */
export function chartTransitions({ machine }: Flow): string[] {
  return allTransitions(chartOf(machine)).map(({ id }) => id);
}

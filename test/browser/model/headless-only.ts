import { transitionId } from '../../../src/statecharts/chart/transition-id';
import type { Flow } from '../../../src/statecharts/flows';
import { reachableStates } from '../../model/moves';

/** Examples that no person and no network can bring about in a browser, by machine, with the reason. */
const reasons: Record<string, Record<string, string>> = {
  session: {
    "the watch can't begin":
      'The SDK is loaded after the watch has begun; when that fails, the watch says so itself.',
  },
};

/** A flow's examples that have no executor, with the reason. */
export const headlessExamples = ({ machine }: Flow): Record<string, string> =>
  reasons[machine.id] ?? {};

/** The transitions that only those examples take. */
export function headlessTransitions(flow: Flow): string[] {
  const names = Object.keys(headlessExamples(flow));
  const moves = reachableStates(flow).flatMap((state) => state.moves);
  const taken = (wanted: boolean) =>
    moves
      .filter(({ example }) => names.includes(example) === wanted)
      .flatMap(({ transitions }) => transitions.map(transitionId));
  const others = new Set(taken(false));
  return [...new Set(taken(true))].filter((id) => !others.has(id));
}

import { transitionId } from '../../../src/statecharts/chart/transition-id';
import type { Flow } from '../../../src/statecharts/flows';
import { reachableStates } from '../../model/moves';

/** Examples that are not walked in a browser, by machine, with the reason. */
const reasons: Record<string, Record<string, string>> = {
  session: {
    'somebody else is signed in':
      'It takes a second tab; test/client/session/use-session.test.tsx has it.',
    "the watch can't begin":
      'The SDK is loaded after the watch has begun; when that fails, the watch says so itself.',
    'the account was deleted': 'test/client/app/guards/guards.test.tsx brings it about.',
    "the account's watch can't begin": 'The store is there before the session.',
    'the access token has run out':
      'test/client/session/renew-token.test.tsx brings it about at the network.',
    'the access token is renewed':
      'test/client/session/renew-token.test.tsx brings it about at the network.',
    'the renewal finds the account deleted':
      'test/client/session/renew-token.test.tsx brings it about at the network.',
    "the renewal can't be decided":
      'test/client/session/renew-token.test.tsx brings it about at the network.',
    'the renewal breaks':
      'test/client/session/renew-token.test.tsx brings it about at the network.',
  },
};

/** A flow's examples that have no executor, with the reason. */
export const headlessExamples = ({ machine }: Flow): Record<string, string> =>
  reasons[machine.id] ?? {};

/** The flow without those examples. */
function walkedFlow(flow: Flow): Flow {
  const excused = headlessExamples(flow);
  const examples = Object.entries(flow.examples).filter(([name]) => !(name in excused));
  return { ...flow, examples: Object.fromEntries(examples) };
}

/** What is found in the flow alone where it has those examples too. */
function onlyHeadless(flow: Flow, find: (one: Flow) => string[]): string[] {
  const walked = new Set(find(walkedFlow(flow)));
  return [...new Set(find(flow))].filter((id) => !walked.has(id));
}

/** The states that only those examples lead to. */
export const headlessStates = (flow: Flow): string[] =>
  onlyHeadless(flow, (one) =>
    reachableStates(one).flatMap(({ state }) => state._nodes.map(({ id }) => id)),
  );

/** The transitions that are taken only with those examples. */
export const headlessTransitions = (flow: Flow): string[] =>
  onlyHeadless(flow, (one) =>
    reachableStates(one)
      .flatMap(({ moves }) => moves)
      .flatMap(({ transitions }) => transitions.map(transitionId)),
  );

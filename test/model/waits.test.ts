import type { AnyEventObject, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { activeNodes } from '../../src/statecharts/chart/active-states';
import { flows } from '../../src/client/pages/statecharts/flows';
import { reachableStates } from './moves';

/** What runs until it is stopped, and tells by events of its own. */
const callbacks: readonly unknown[] = ['watchIdentity', 'watchAccount', 'upload'];

/** Beginnings of events that neither a person nor time brings, but a service that may be silent. */
const toldByServices =
  /^(xstate\.(done|error)|auth|account\.(known|missed|deleted)|access|session|upload|stripe|payment\.card)\b/;

/** Where a person's way on, or the lack of a need for one, stands outside the chart. */
const explained: Readonly<Record<string, string>> = {
  'session.connected.unheard': 'The page offers to be loaded again.',
  'session.connected.unanswered': 'The page offers to be loaded again.',
  'session.unavailable': 'The page offers to be loaded again.',
  'session.connected.ending': 'The page is that of a visitor, who can sign in again.',
  'session.connected.signedOut': 'Nothing is waited for until somebody signs in.',
  'session.connected.signedIn.account.recognised': 'Nothing is waited for until they sign out.',
  'session.connected.signedIn.access.held': 'Nothing is waited for until the server refuses it.',
  'session.connected.signedIn.access.withheld': 'Nothing is waited for until the next call.',
  'order.cancelling': 'Stripe tells again until the server acknowledges it.',
  'order.refunding': 'Stripe tells until it is acknowledged, and the admin may ask it again.',
  'order.bankDispute': 'A bank decides within months, and Stripe tells until it is acknowledged.',
  'order.refundingAgain': 'Stripe tells until it is acknowledged.',
  'order.refunded': 'Nothing is waited for.',
  'order.completed': 'Nothing is waited for.',
};

const leadsOnFrom = ({ type }: AnyEventObject) => !toldByServices.test(type);

function lineOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineOf(node.parent)] : [node];
}

describe.each(flows)('$title', (flow) => {
  const waiting = reachableStates(flow)
    .filter(({ state }) => state.status === 'active')
    .flatMap(({ state, moves }) => {
      const leaves = activeNodes(state).filter(({ type }) => type === 'atomic');
      return leaves.map((leaf) => ({ leaf, moves }));
    });
  const stuck = waiting.filter(({ leaf, moves }) => {
    const ways = moves.filter(({ event }) => leadsOnFrom(event));
    return !ways.some(({ transitions }) =>
      transitions.some(({ source, target }) => target && lineOf(leaf).includes(source)),
    );
  });
  const stuckIds = [...new Set(stuck.map(({ leaf }) => leaf.id))];

  test('leads on by a person or by time wherever it waits', () => {
    expect(stuckIds.filter((id) => !(id in explained))).toEqual([]);
  });

  test('has an explanation for no other state', () => {
    const own = Object.keys(explained).filter((id) => id.startsWith(`${flow.machine.id}.`));
    expect(own.filter((id) => !stuckIds.includes(id))).toEqual([]);
  });

  test('gives every promise that it waits for a limit', () => {
    const isLimited = (node: AnyStateNode) =>
      // A limit may also end the first of its states, which says from then on that it is late.
      [...lineOf(node), ...node.initial.target].some(({ after }) => after.length > 0);
    const endless = getStateNodes(flow.machine)
      .filter(({ invoke }) => invoke.some(({ src }) => !callbacks.includes(src)))
      .filter((node) => !isLimited(node));
    expect(endless.map(({ id }) => id)).toEqual([]);
  });
});

import type { AnyEventObject, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { getActiveNodes } from '../../src/statecharts/chart/active-states';
import { flows } from '../../src/client/pages/statecharts/flows';
import { reachableStates } from './moves';

/** Actors created from callbacks. They run until they are stopped. */
const callbackActors: readonly unknown[] = [
  'watchIdentity',
  'watchAccount',
  'acquireSlot',
  'upload',
];

/** Actors that wait for uploads. Each upload has a timeout of its own; a fixed one would fail on slow connections. */
const uploadActors: readonly unknown[] = ['finishUploads', 'uploadPhotos'];

const endsByItself = (source: unknown) =>
  callbackActors.includes(source) || uploadActors.includes(source);

/** Events of services, which may never arrive. */
const serviceEvents =
  /^(xstate\.(done|error)|auth|account\.(loaded|failed|deleted|suspended)|access|session|upload|stripe|payment\.card)\b/;

/** States that neither the user nor a timeout leaves, with the reason. */
const explanations: Readonly<Record<string, string>> = {
  'session.connected.startingSlowly': 'The page offers a reload.',
  'session.connected.loadingSlowly': 'The page offers a reload.',
  'session.identityUnavailable': 'The page offers a reload.',
  'session.connected.ending': 'The page is rendered for a visitor, who can sign in again.',
  'session.connected.signedOut': 'Nothing is pending until a user signs in.',
  'session.connected.signedIn.account.loaded': 'Nothing is pending until the user signs out.',
  'session.connected.signedIn.account.suspended': 'Nothing is pending until the user signs out.',
  'session.connected.signedIn.access.valid':
    'Nothing is pending until the server rejects the token.',
  'session.connected.signedIn.access.serverUnavailable': 'Nothing is pending until the next call.',
  'productEdit.conflict': 'The seller first chooses a value for each field.',
  'listingChanges.selecting': 'Nothing is pending until the seller selects rows.',
  'order.charged.bankDispute': 'The bank decides within months, and Stripe retries its webhook.',
};

const isFromUserOrTimer = ({ type }: AnyEventObject) => !serviceEvents.test(type);

function listAncestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...listAncestors(node.parent)] : [node];
}

describe.each(flows)('$title', (flow) => {
  const waitingStates = reachableStates(flow)
    .filter(({ state }) => state.status === 'active' && !state.hasTag('ended'))
    .flatMap(({ state, moves }) => {
      const leaves = getActiveNodes(state).filter(({ type }) => type === 'atomic');
      return leaves.map((leaf) => ({ leaf, moves }));
    });
  const statesWithoutExit = waitingStates.filter(({ leaf, moves }) => {
    const userMoves = moves.filter(({ event }) => isFromUserOrTimer(event));
    return !userMoves.some(({ transitions }) =>
      transitions.some(({ source, target }) => target && listAncestors(leaf).includes(source)),
    );
  });
  const idsWithoutExit = [...new Set(statesWithoutExit.map(({ leaf }) => leaf.id))];

  test('lets the user or a timeout leave every waiting state', () => {
    expect(idsWithoutExit.filter((id) => !(id in explanations))).toEqual([]);
  });

  test('has no reason for a state that the user or a timeout can leave', () => {
    const explainedIds = Object.keys(explanations).filter((id) =>
      id.startsWith(`${flow.machine.id}.`),
    );
    expect(explainedIds.filter((id) => !idsWithoutExit.includes(id))).toEqual([]);
  });

  test('every promise actor has a timeout', () => {
    const hasTimeout = (node: AnyStateNode) =>
      // The timeout can also be in the initial child state.
      [...listAncestors(node), ...node.initial.target].some(({ after }) => after.length > 0);
    const nodesWithoutTimeout = getStateNodes(flow.machine)
      .filter(({ invoke }) => invoke.some(({ src }) => !endsByItself(src)))
      .filter((node) => !hasTimeout(node));
    expect(nodesWithoutTimeout.map(({ id }) => id)).toEqual([]);
  });
});

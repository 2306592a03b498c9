import { createActor, initialTransition, transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../contract/buying/order-snapshot';
import { orderMachine, type OrderEvent } from '../../../contract/order.machine';
import type { OrderStep, SaleDetails } from '../../../contract/buying/sale';
import { inspectOptions } from '../../services/telemetry/inspection';

export interface OrderReplay {
  /** Sends the actor the steps that it has not received yet. */
  sendNewSteps: (steps: readonly OrderStep[]) => void;
  stop: () => void;
}

/** Starts an actor that replays an order's history for the state chart visualiser. */
export function startOrderReplay({ productName, state, steps }: SaleDetails): OrderReplay {
  const isReplayable = canReplay(state, steps);
  const actor = createActor(orderMachine, {
    ...inspectOptions(productName, { isMirror: true }),
    ...(!isReplayable && { snapshot: orderSnapshot(state) }),
  });
  let lastSentNumber = isReplayable ? 0 : (steps.at(-1)?.number ?? 0);
  actor.start();
  return {
    sendNewSteps(currentSteps) {
      for (const step of currentSteps.filter(({ number }) => number > lastSentNumber)) {
        actor.send(toOrderEvent(step));
        lastSentNumber = step.number;
      }
    },
    stop: () => void actor.stop(),
  };
}

/**
 * Returns whether replaying the steps leads to the state. The history of an old order may be
 * incomplete, or have steps of an earlier version of the machine.
 */
function canReplay(state: SaleDetails['state'], steps: readonly OrderStep[]): boolean {
  if (steps[0]?.number !== 1) return false;
  const endSnapshot = steps.reduce(
    (snapshot, step) => transition(orderMachine, snapshot, toOrderEvent(step))[0],
    initialTransition(orderMachine)[0],
  );
  return getOrderState(endSnapshot) === state;
}

/** Returns the event of a step, with placeholders for the data that a step does not contain. */
function toOrderEvent(step: OrderStep): OrderEvent {
  const { type, state, reason, problem, photos, parcel, happenedAt } = step;
  return {
    type,
    reason: reason ?? '…',
    ...(problem && { problem }),
    ...(photos.length > 0 && { photos }),
    contact: { phoneNumber: '…', meetingLocation: '…' },
    ...(parcel ?? { carrier: '…', trackingNumber: '…' }),
    ...(state === 'awaitingShipment' && { delivery: 'shipping' }),
    happenedAt,
  } as unknown as OrderEvent;
}

import { createActor } from 'xstate';
import { orderMachine, type OrderEvent } from '../../../contract/order.machine';
import type { OrderStep, SaleDetails } from '../../../contract/sale';
import { inspectOptions } from '../../services/inspection';

export interface OrderReplay {
  /** Sends the actor the steps that it has not received yet. */
  sendNewSteps: (steps: readonly OrderStep[]) => void;
  stop: () => void;
}

/** Starts an actor that replays an order's history for the state chart visualiser. */
export function startOrderReplay({ productName, state, context, steps }: SaleDetails): OrderReplay {
  // Old orders have no complete history, so the actor starts in their current state.
  const hasFullHistory = steps[0]?.number === 1;
  const actor = createActor(orderMachine, {
    ...inspectOptions(productName, true),
    ...(!hasFullHistory && { snapshot: orderMachine.resolveState({ value: state, context }) }),
  });
  let lastSentNumber = hasFullHistory ? 0 : (steps.at(-1)?.number ?? 0);
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

/** Returns the event of a step, with placeholders for the data that a step does not contain. */
function toOrderEvent({ type, reason, happenedAt }: OrderStep): OrderEvent {
  return {
    type,
    reason: reason ?? '…',
    contact: { phoneNumber: '…', meetingLocation: '…' },
    happenedAt,
  } as unknown as OrderEvent;
}

import { createActor } from 'xstate';
import { orderMachine, type OrderEvent } from '../../../contract/order.machine';
import type { OrderStep, SaleDetails } from '../../../contract/sale';
import { inspectOptions } from '../../services/inspection';

export interface OrderReport {
  /** Sends the steps that the actor has not taken yet. */
  follow: (steps: readonly OrderStep[]) => void;
  stop: () => void;
}

/** Starts an actor that replays an order's history for the visualizer. */
export function reportOrder({ productName, state, context, steps }: SaleDetails): OrderReport {
  // Orders from before the history existed start in their current state.
  const isWhole = steps[0]?.number === 1;
  const actor = createActor(orderMachine, {
    ...inspectOptions(productName, true),
    ...(!isWhole && { snapshot: orderMachine.resolveState({ value: state, context }) }),
  });
  let taken = isWhole ? 0 : (steps.at(-1)?.number ?? 0);
  actor.start();
  return {
    follow(known) {
      for (const step of known.filter(({ number }) => number > taken)) {
        actor.send(toOrderEvent(step));
        taken = step.number;
      }
    },
    stop: () => void actor.stop(),
  };
}

/** The event of a step, with placeholders for personal data. */
function toOrderEvent({ type, reason, happenedAt }: OrderStep): OrderEvent {
  return {
    type,
    reason: reason ?? '…',
    contact: { phoneNumber: '…', meetingLocation: '…' },
    happenedAt,
  } as unknown as OrderEvent;
}

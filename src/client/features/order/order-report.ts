import { createActor } from 'xstate';
import { orderMachine, type OrderEvent } from '../../../contract/order.machine';
import type { OrderStep, SaleDetails } from '../../../contract/sale';
import { inspectOptions } from '../../services/inspection';

export interface OrderReport {
  /** Takes those steps of the order's history that it has not taken yet. */
  follow: (steps: readonly OrderStep[]) => void;
  stop: () => void;
}

/** Starts an actor of the chart for a visualiser to watch, which takes an order's history. */
export function reportOrder({ productName, state, context, steps }: SaleDetails): OrderReport {
  // A database of before keeps no history of an order: then it begins where it stands.
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
        actor.send(eventOf(step));
        taken = step.number;
      }
    },
    stop: () => void actor.stop(),
  };
}

/** The event of a step. What it said about people is not repeated, but that it was said. */
function eventOf({ type, reason, happenedAt }: OrderStep): OrderEvent {
  return {
    type,
    reason: reason ?? '…',
    contact: { phoneNumber: '…', meetingLocation: '…' },
    happenedAt,
  } as unknown as OrderEvent;
}

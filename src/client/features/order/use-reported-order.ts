import { useEffect, useRef } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { orderMachine, type OrderEvent } from '../../../contract/order.machine';
import type { OrderStep, SaleDetails } from '../../../contract/sale';
import { configuration } from '../../services/configuration';
import { inspected } from '../../services/inspection';

interface ReportedOrder {
  actor: ActorRefFrom<typeof orderMachine>;
  /** The last step of the order's history that the actor has taken. */
  number: number;
}

/**
 * Lets a visualiser watch an order that moves on the server: an actor of the chart takes its history
 * step by step, and each further step once it is known.
 */
export function useReportedOrder({ productName, steps, ...standing }: SaleDetails): void {
  const reported = useRef<ReportedOrder>(null);
  const { orderId } = standing;

  useEffect(() => {
    if (!configuration().statecharts) return undefined;
    const options = inspected(productName, true);
    // A database of before keeps no history of an order: then it begins where it stands.
    const { state: value, context } = standing;
    const isWhole = steps[0]?.number === 1;
    const actor = createActor(orderMachine, {
      ...options,
      ...(!isWhole && { snapshot: orderMachine.resolveState({ value, context }) }),
    });
    reported.current = { actor, number: isWhole ? 0 : (steps.at(-1)?.number ?? 0) };
    actor.start();
    return () => {
      actor.stop();
    };
    // Only another order has an actor of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orderId]);

  useEffect(() => {
    const { current } = reported;
    if (!current) return;
    for (const step of steps.filter(({ number }) => number > current.number)) {
      current.actor.send(eventOf(step));
      current.number = step.number;
    }
  }, [orderId, steps]);
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

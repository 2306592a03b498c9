import { useEffect, useEffectEvent, useRef } from 'react';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { OrderEventType } from '../../../contract/order.machine';
import { getEventSender, type OrderStep, type SaleDetails } from '../../../contract/buying/sale';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { announce } from '../../services/toasts/announcements';
import { describeStep } from './describe-step';
import { nextSteps } from './next-steps';

/**
 * Announces new steps of an order to screen readers while the page is open, except the user's own
 * steps, which show a toast.
 */
export function useAnnounceOrder(sale: SaleDetails): void {
  const { orderId, steps, state, as } = sale;
  const lastSeen = useRef({ orderId, steps });

  const announceNewSteps = useEffectEvent(() => {
    const previous = lastSeen.current;
    lastSeen.current = { orderId, steps };
    if (previous.orderId !== orderId) return;
    const lastNumber = previous.steps.at(-1)?.number ?? 0;
    const newSteps = steps.filter((step) => step.number > lastNumber && !isOwnStep(step, sale));
    if (newSteps.length === 0) return;
    announce(
      [
        ...newSteps.map((step) => stepSentence(step, sale)),
        inGoodsWords(nextSteps[state][as]),
      ].join(' '),
    );
  });

  useEffect(() => announceNewSteps(), [orderId, steps]);
}

function isOwnStep({ type }: OrderStep, { as }: SaleDetails): boolean {
  return getEventSender({ type: type as OrderEventType }) === as;
}

function stepSentence(step: OrderStep, sale: SaleDetails): string {
  const description = describeStep(step, sale);
  if (!description) return `${orderStateLabels[step.state]}.`;
  return description.actor ? `${description.actor} ${description.text}` : description.text;
}

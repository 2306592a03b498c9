import { useEffect, useEffectEvent, useRef } from 'react';
import { orderStateLabels } from '../../../contract/order-states';
import type { OrderEventType } from '../../../contract/order.machine';
import { senderOf, type OrderStep, type SaleDetails } from '../../../contract/sale';
import { announce } from '../../services/announcements';
import { tellStep } from './step-words';
import { whatNext } from './what-next';

/** Announces what others do to the order while its page is open. A toast reports the user's own steps. */
export function useAnnouncedOrder(sale: SaleDetails): void {
  const { orderId, steps, state, as } = sale;
  const known = useRef({ orderId, steps });

  const announceNewSteps = useEffectEvent(() => {
    const before = known.current;
    known.current = { orderId, steps };
    if (before.orderId !== orderId) return;
    const last = before.steps.at(-1)?.number ?? 0;
    const news = steps.filter((step) => step.number > last && !isOwn(step, sale));
    if (news.length === 0) return;
    announce([...news.map((step) => sentence(step, sale)), whatNext[state][as]].join(' '));
  });

  useEffect(() => announceNewSteps(), [orderId, steps]);
}

function isOwn({ type }: OrderStep, { as }: SaleDetails): boolean {
  return senderOf({ type: type as OrderEventType }) === as;
}

function sentence(step: OrderStep, sale: SaleDetails): string {
  const told = tellStep(step, sale);
  if (!told) return `${orderStateLabels[step.state]}.`;
  return told.who ? `${told.who} ${told.what}` : told.what;
}

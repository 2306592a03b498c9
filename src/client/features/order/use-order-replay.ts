import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleDetails } from '../../../contract/buying/sale';
import { configuration } from '../../services/configuration';
import { startOrderReplay, type OrderReplay } from './order-replay';

/** Replays an order's history and each new step in the state chart visualiser. */
export function useOrderReplay(sale: SaleDetails): void {
  const { orderId, steps } = sale;
  const replay = useRef<OrderReplay>(null);
  const startReplay = useEffectEvent(() => (replay.current = startOrderReplay(sale)));

  useEffect(() => {
    if (!configuration().statecharts) return undefined;
    return startReplay().stop;
  }, [orderId]);

  useEffect(() => replay.current?.sendNewSteps(steps), [orderId, steps]);
}

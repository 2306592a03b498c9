import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleDetails } from '../../../contract/sale';
import { configuration } from '../../services/configuration';
import { reportOrder, type OrderReport } from './order-report';

/** Replays an order's history in the state chart visualizer, and each new step. */
export function useReportedOrder(sale: SaleDetails): void {
  const { orderId, steps } = sale;
  const report = useRef<OrderReport>(null);
  const startReport = useEffectEvent(() => (report.current = reportOrder(sale)));

  useEffect(() => {
    if (!configuration().statecharts) return undefined;
    return startReport().stop;
  }, [orderId]);

  useEffect(() => report.current?.follow(steps), [orderId, steps]);
}

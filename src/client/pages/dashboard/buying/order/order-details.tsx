import { Box, Button, Grid, Stack } from '@chakra-ui/react';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { SectionPanel } from '../../../../components/page/section-panel';
import { LazyOrderActionDialog } from '../../../../features/order/lazy-order-action-dialog';
import { describeHeldMoney } from '../../../../features/order/describe-held-money';
import { OrderTimeline } from '../../../../features/order/order-timeline';
import { isEnded, isRefunded } from '../../../../features/order/order-predicates';
import { useAnnounceOrder } from '../../../../features/order/use-announce-order';
import { useOrderAction } from '../../../../features/order/use-order-action';
import { useOrderReplay } from '../../../../features/order/use-order-replay';
import { useScannedCode } from '../../../../features/order/use-scanned-code';
import { LazyReportButton } from '../../../../features/reporting/lazy-report-button';
import { LazyOrderReviews } from '../../../../features/review/lazy-order-reviews';
import { ReceiptFacts } from '../../../../features/payment/receipt-facts';
import { LazyStaffNotes } from '../../../../features/moderation/lazy-staff-notes';
import { OrderFlagsPanel } from './order-flags-panel';
import { OrderFee } from './order-fee';
import { ProductChanges } from './product-changes';
import { OrderParties } from './order-parties';
import { OrderSummaryPanel } from './order-summary-panel';

/** The page of an order: state, actions, parties, payment and history. */
export function OrderDetails({ sale }: { sale: SaleDetails }) {
  const { snapshot, send, openDialog } = useOrderAction();
  useScannedCode(sale, openDialog);
  useOrderReplay(sale);
  useAnnounceOrder(sale);
  return (
    <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6" alignItems="start">
      <Stack gap="6" minWidth="0">
        <OrderSummaryPanel sale={sale} openDialog={openDialog} />
        <OrderParties key={sale.orderId} sale={sale} />
        {sale.paidAt && isEnded(sale.state) && (
          <LazyOrderReviews
            key={`reviews-${sale.orderId}`}
            sale={sale}
            reportButton={(id, isAboutReply) => (
              <LazyReportButton subjectType="review" subjectId={id} isAboutReply={isAboutReply} />
            )}
          />
        )}
      </Stack>
      <Stack gap="6" minWidth="0">
        {sale.flags && sale.flags.length > 0 && <OrderFlagsPanel flags={sale.flags} />}
        {sale.as === 'admin' && <LazyStaffNotes subjectType="order" subjectId={sale.orderId} />}
        <ProductChanges sale={sale} />
        {sale.payment && <OrderReceipt sale={sale} />}
        <OrderFee sale={sale} />
        <Box data-screen-only>
          <SectionPanel title="History">
            <OrderTimeline key={sale.orderId} sale={sale} />
          </SectionPanel>
        </Box>
        {sale.as !== 'admin' && (
          <Box data-screen-only>
            <LazyReportButton subjectType="order" subjectId={sale.orderId} />
          </Box>
        )}
      </Stack>
      <LazyOrderActionDialog snapshot={snapshot} send={send} sales={[sale]} />
    </Grid>
  );
}

function OrderReceipt({ sale }: { sale: SaleDetails }) {
  const { as, orderId, sellerName, buyerName, sellingPrice, currency, payment, shippingPrice } =
    sale;
  return (
    <SectionPanel title={as === 'buyer' ? 'Receipt' : 'Payment'}>
      <ReceiptFacts
        compact
        refundedAt={refundTime(sale)}
        held={as === 'buyer' ? describeHeldMoney(sale) : undefined}
        order={{
          _id: orderId,
          sellingPrice,
          currency,
          shippingPrice,
          sellerName,
          bookedByName: buyerName,
          payment: as === 'seller' ? { ...payment, cardLast4: null } : payment,
        }}
      />
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => window.print()}>
        Print this page
      </Button>
    </SectionPanel>
  );
}

/** Returns when the order was refunded, null if its history does not say; undefined if it was not. */
function refundTime({ state, steps }: SaleDetails): string | null | undefined {
  if (!isRefunded(state)) return undefined;
  return steps.findLast((step) => isRefunded(step.state))?.happenedAt ?? null;
}

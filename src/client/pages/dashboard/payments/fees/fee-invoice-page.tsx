import { Box, Button, DataList, Heading, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '../../../../../contract/buying/order-number';
import type { FeeDocument, SaleDetails } from '../../../../../contract/buying/sale';
import { formatMoney } from '../../../../../contract/payments/money';
import { routes } from '../../../../../contract/routes';
import { freshFor5Minutes, refetchOnMount } from '../../../../api/api';
import { useSaleQuery } from '../../../../api/sales-api';
import { useSitePageQuery } from '../../../../api/site-pages-api';
import { SectionSkeleton } from '../../../../components/loading/section-skeleton';
import { PageText } from '../../../../components/page/page-text';
import { formatDateTime } from '../../../../components/product/product-facts';
import { EmptyState } from '../../../../components/records/empty-state';
import { shopName } from '../../../../services/configuration';
import { paths } from '../../../../services/paths/paths';
import { OrderFallback } from '../../buying/order-fallback';
import { DashboardPage } from '../../dashboard-page';

/** The invoice for the fee of an order and, after a refund, its credit note, each on a sheet of its own. */
export default function FeeInvoicePage() {
  const { id = '' } = useParams();
  const { currentData: sale, ...query } = useSaleQuery(id, refetchOnMount);
  const { data: imprint } = useSitePageQuery('imprint', freshFor5Minutes);
  const documents = sale?.feeDocuments ?? [];
  return (
    <DashboardPage title={routes.feeInvoice.title}>
      {!sale ? (
        <OrderFallback
          query={query}
          rejectedTitle="You can't see this invoice"
          rejectedLink={{ to: paths.dashboard, text: 'Go to the dashboard' }}
          skeleton={<SectionSkeleton label="Loading the invoice" fillsWindow />}
        />
      ) : documents.length === 0 ? (
        <EmptyState title="No invoice yet">
          <Text color="fg.muted">The fee of a sale is invoiced when the sale completes.</Text>
        </EmptyState>
      ) : (
        <>
          {documents.map((document) => (
            <Invoice
              key={document.number}
              document={document}
              sale={sale}
              imprint={imprint?.html ?? ''}
            />
          ))}
          <Button
            variant="outline"
            size="sm"
            alignSelf="start"
            data-screen-only
            onClick={() => window.print()}
          >
            Print this page
          </Button>
        </>
      )}
    </DashboardPage>
  );
}

interface InvoiceProps {
  document: FeeDocument;
  sale: SaleDetails;
  /** The operator's address, as HTML. */
  imprint: string;
}

function Invoice({ document, sale, imprint }: InvoiceProps) {
  const { number, net, tax, taxRate, currency, issuedAt } = document;
  const isCredit = net + tax < 0;
  const money = (amount: number) => formatMoney({ amount, currency });
  const facts = [
    ['Date', formatDateTime(issuedAt)],
    ['To', sale.sellerName],
    ['For', `${isCredit ? 'Refunded fee' : 'Fee'} for the sale of ${sale.productName}`],
    ['Order number', orderNumber(sale.orderId)],
    ['Net', money(net)],
    ['Tax', `${money(tax)} (${taxRate / 100}%)`],
    ['Total', money(net + tax)],
  ] as const;
  return (
    <Stack
      as="article"
      aria-labelledby={`invoice-${number}`}
      gap="6"
      maxWidth="2xl"
      padding={{ base: '5', md: '8' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      css={{ '@media print': { breakAfter: 'page' } }}
    >
      <Heading as="h2" id={`invoice-${number}`} textStyle="sectionTitle">
        {`${isCredit ? 'Credit note' : 'Invoice'} ${number}`}
      </Heading>
      <DataList.Root orientation="horizontal" size="lg">
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere" dir="auto">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Box as="section" aria-label="From" borderTopWidth="1px" paddingTop="4">
        <Text fontWeight="600">{shopName()}</Text>
        <PageText html={imprint} />
      </Box>
    </Stack>
  );
}

import type { Order } from '../../../../contract/buying/order';
import type { Sale } from '../../../../contract/buying/sale';
import { shopCurrency } from '../../../../contract/payments/currencies';
import { formatAmountToPay, type Money } from '../../../../contract/payments/money';
import { freshFor5Minutes, refetchOnMountAndFocus } from '../../../api/api';
import { useMyOwedTotalsQuery } from '../../../api/payouts-api';
import { useMyProductsQuery } from '../../../api/products-api';
import { useWishlistQuery } from '../../../api/wishlist-api';
import { isMoneyHeld } from '../../../features/order/order-predicates';
import { orderTotal } from '../../../features/order/order-total';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { FigureList } from './figure-list';
import { ListingTotals } from './listing-totals';

/** The figures of a buyer. Renders nothing until their orders have loaded. */
export function BuyerFigures({ orders }: { orders: readonly Order[] | undefined }) {
  const { email } = useSignedInUser();
  const { data: wishlist } = useWishlistQuery(email, freshFor5Minutes);
  if (!orders) return null;
  return (
    <FigureList
      title="Buying"
      figures={{
        Orders: orders.length,
        ...amountFigures('Held until you have it', heldPrices(orders)),
        ...(wishlist && { Saved: wishlist.length }),
      }}
    />
  );
}

/** The figures of a seller. Renders nothing until their sales have loaded. */
export function SellerFigures({ sales }: { sales: readonly Sale[] | undefined }) {
  const { data: owed } = useMyOwedTotalsQuery(undefined, refetchOnMountAndFocus);
  if (!sales) return null;
  const held = heldPrices(sales);
  const owedTotals = (owed?.totals ?? []).map(({ currency, sales: sum, debt }) => ({
    currency,
    amount: sum - debt,
  }));
  return (
    <>
      <FigureList
        title="Selling"
        figures={{
          Sales: sales.length,
          ...amountFigures(
            'Held for you',
            held.length > 0 ? held : [{ amount: 0, currency: shopCurrency() }],
          ),
          ...amountFigures('Owed to you', owedTotals),
        }}
      />
      <ListingTotals />
    </>
  );
}

/** The figures of a seller for a server of the specification. Renders nothing until they have loaded. */
export function ListedFigures() {
  const { email } = useSignedInUser();
  const { data: products } = useMyProductsQuery(email, freshFor5Minutes);
  if (!products) return null;
  const advertised = products.filter(({ advertise }) => advertise);
  return (
    <FigureList
      title="Selling"
      figures={{ Listed: products.length, Advertised: advertised.length }}
    />
  );
}

/** The sums of the prices with shipping that the shop holds, in each currency. */
function heldPrices(
  orders: readonly Pick<Order, 'state' | 'sellingPrice' | 'currency' | 'shippingPrice'>[],
): Money[] {
  const sums = new Map<string, number>();
  for (const order of orders) {
    if (!order.state || !isMoneyHeld(order.state)) continue;
    const { amount, currency } = orderTotal(order);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** A figure for each amount; several ones differ in their currencies. */
const amountFigures = (label: string, amounts: readonly Money[]) =>
  Object.fromEntries(
    amounts.map((money, _index, { length }) => [
      length > 1 ? `${label} in ${money.currency.toUpperCase()}` : label,
      formatAmountToPay(money),
    ]),
  );

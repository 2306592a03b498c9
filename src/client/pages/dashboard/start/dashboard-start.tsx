import { Text } from '@chakra-ui/react';
import { routes } from '../../../../contract/routes';
import type { Role } from '../../../../contract/accounts/user';
import { pageSize } from '../../../api/read-all-pages';
import { freshFor5Minutes } from '../../../api/api';
import { useMyOrdersQuery } from '../../../api/orders-api';
import { useMyProductsQuery } from '../../../api/products-api';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { useAllBuyersQuery, useAllSellersQuery } from '../../../api/users-api';
import { useSession } from '../../../session/use-session';
import { useWishlistQuery } from '../../../api/wishlist-api';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionSpinner } from '../../../components/loading/section-spinner';
import { hasCapability } from '../../../services/configuration';
import { ListingTotals } from './listing-totals';
import { StartLinks } from './start-links';

const LazyOverview = lazyComponent<object>({
  label: 'the overview',
  load: async () => {
    const module = await import(/* webpackChunkName: "overview" */ './overview');
    return module.Overview;
  },
  Fallback: () => <SectionSpinner label="Loading the overview" fillsWindow />,
});

function BuyerStart() {
  const { uid, email } = useSignedInUser();
  const { data: orders } = useMyOrdersQuery({ uid }, freshFor5Minutes);
  const { data: wishlist } = useWishlistQuery(email, freshFor5Minutes);
  return (
    <StartLinks
      role="buyer"
      summaries={{
        [paths.myOrders]:
          orders && `${orders.length} booked, ${orders.filter(({ paid }) => !paid).length} to pay`,
        [paths.myWishlist]: wishlist && `${wishlist.length} saved`,
      }}
    />
  );
}

function SellerStart() {
  const { email } = useSignedInUser();
  const { data: products } = useMyProductsQuery(email, freshFor5Minutes);
  return (
    <>
      <StartLinks
        role="seller"
        summaries={{
          [paths.myProducts]:
            products &&
            `${products.length} listed, ${products.filter(({ advertise }) => advertise).length} advertised`,
          [paths.addProduct]: 'A photo and a few facts are enough',
        }}
      />
      <ListingTotals />
    </>
  );
}

/** For a server of the specification, which has no overview. */
function AdminLinks() {
  const { data: sellers } = useAllSellersQuery({ visibleCount: pageSize }, freshFor5Minutes);
  const { data: buyers } = useAllBuyersQuery({ visibleCount: pageSize }, freshFor5Minutes);
  const summarize = (users: typeof sellers) => {
    if (!users) return undefined;
    const newest = users.slice(0, pageSize);
    const unverified = newest.filter((user) => !user.verified).length;
    return users.length > pageSize
      ? `More than ${pageSize} registered, ${unverified} of the newest to verify`
      : `${users.length} registered, ${unverified} to verify`;
  };
  return (
    <StartLinks
      role="Admin"
      summaries={{
        [paths.allSellers]: summarize(sellers),
        [paths.allBuyers]: summarize(buyers),
      }}
    />
  );
}

const AdminStart = () => (hasCapability('extensions') ? <LazyOverview /> : <AdminLinks />);

const startPages: Record<Role, () => React.JSX.Element> = {
  buyer: BuyerStart,
  seller: SellerStart,
  Admin: AdminStart,
  moderator: () => <LazyOverview />,
};

/** The start page of the dashboard: links to the role's pages, each with a count, or the overview of staff. */
export default function DashboardStart() {
  const { displayName } = useSignedInUser();
  const session = useSession();
  const Start = session.status === 'signedIn' && session.role ? startPages[session.role] : null;
  return (
    <DashboardPage title={routes.dashboard.title}>
      <Text color="fg.muted" overflowWrap="anywhere">
        {displayName ? (
          <span>
            Welcome, <bdi>{displayName}</bdi>. Where do you want to start?
          </span>
        ) : (
          'Welcome. Where do you want to start?'
        )}
      </Text>
      {Start && <Start />}
    </DashboardPage>
  );
}

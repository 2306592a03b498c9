import { Menu } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shopCurrency } from '../../../../../contract/payments/currencies';
import type { Listing } from '../../../../../contract/selling/listing';
import { paths } from '../../../../services/paths/paths';
import { useDuplicateProduct } from '../drafts/use-duplicate-product';
import { offersApi } from '../../../../api/offers-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { offeringMachine } from '../../../../features/offer/offering.machine';
import { LazyOfferDialog } from '../../../../features/offer/lazy-offer-dialog';
import { useConfirmation } from '../../../../features/confirmation/use-confirmation';
import { toast } from '../../../../services/toasts/toasts';
import { offerSettingsMachine } from './offer-settings.machine';
import { listingMenuLabels, listMenuItems } from './listing-menu-items';
import { MoreButton } from './more-button';
import { useSetListed } from './use-set-listed';

const OfferSettingsDialog = lazyComponent({
  label: 'the settings of offers',
  load: async () => {
    const module = await import(/* webpackChunkName: "offer-settings" */ './offer-settings-dialog');
    return module.OfferSettingsDialog;
  },
  Fallback: () => null,
});

/** Not clipped by the table, which hides what overflows it. */
const positioning = { strategy: 'fixed', placement: 'bottom-end' } as const;

/** The open menu of a listing, a lazy chunk. */
export function OpenedListingMenu({ listing }: { listing: Listing }) {
  const { _id: id, productName } = listing;
  const dispatch = useAppDispatch();
  const offers = useConfirmation(offerSettingsMachine, {
    save: ({ input }) => {
      const { setOffers } = offersApi.endpoints;
      return unwrapCall(dispatch(setOffers.initiate({ id, ...input }, { track: false })));
    },
    onDone: () => toast.success('Your offer settings are saved.'),
  });
  const sending = useConfirmation(offeringMachine, {
    save: async ({ input: { amount } }) => {
      const offer = { id, amount, currency: listing.currency ?? shopCurrency() };
      const { sendOffers } = offersApi.endpoints;
      const sent = await unwrapCall(dispatch(sendOffers.initiate(offer, { track: false })));
      const people = sent.sentCount === 1 ? '1 person' : `${sent.sentCount} people`;
      toast.success(`Your offer is sent to ${people}.`);
    },
  });
  const actions = {
    offers: { busy: false, run: () => offers.open() },
    sendOffers: { busy: false, run: () => sending.open({ action: 'offer' }) },
    pause: useSetListed(id, 'pause'),
    duplicate: useDuplicateProduct(id),
  };
  const links = { edit: paths.editProduct(id), figures: paths.listingFigures(id) };
  return (
    <>
      <Menu.Root defaultOpen positioning={positioning}>
        <Menu.Trigger asChild>
          <MoreButton
            productName={productName}
            loading={actions.pause.busy || actions.duplicate.busy}
          />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {listMenuItems(listing).map((item) =>
              item === 'edit' || item === 'figures' ? (
                <Menu.Item key={item} value={item} asChild>
                  <Link to={links[item]}>{listingMenuLabels[item]}</Link>
                </Menu.Item>
              ) : (
                <Menu.Item key={item} value={item} onClick={actions[item].run}>
                  {listingMenuLabels[item]}
                </Menu.Item>
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {sending.isMounted && <LazyOfferDialog offering={sending} product={listing} role="seller" />}
      {offers.isMounted && <OfferSettingsDialog settings={offers} listing={listing} />}
    </>
  );
}

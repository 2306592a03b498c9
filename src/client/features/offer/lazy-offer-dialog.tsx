import { lazyComponent } from '../../components/loading/lazy-component';

/** Most visits make or answer no offer, so their pages do not load the dialog. */
export const LazyOfferDialog = lazyComponent({
  label: 'the offer',
  load: async () => {
    const module = await import(/* webpackChunkName: "offer" */ './offer-dialog');
    return module.OfferDialog;
  },
  Fallback: () => null,
});

import { lazyComponent } from '../../components/loading/lazy-component';
import type { ListingGuidanceProps } from './preview-card';

/** Loaded after the form, which works without it. */
export const LazyListingGuidance = lazyComponent<ListingGuidanceProps>({
  label: 'the preview',
  load: async () => {
    const module = await import(/* webpackChunkName: "listing-guidance" */ './listing-guidance');
    return module.ListingGuidance;
  },
  Fallback: () => null,
  Failed: () => null,
});

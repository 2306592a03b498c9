import { useState } from 'react';
import type { Listing } from '../../../../../contract/selling/listing';
import { ChunkFailureButton } from '../../../../components/loading/chunk-failure-button';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { listMenuItems } from './listing-menu-items';
import { MoreButton } from './more-button';

interface ListingMenuProps {
  listing: Listing;
}

const OpenedListingMenu = lazyComponent<ListingMenuProps>({
  label: 'the menu',
  load: async () => {
    const module = await import(/* webpackChunkName: "listing-menu" */ './opened-listing-menu');
    return module.OpenedListingMenu;
  },
  Fallback: ({ listing: { productName } }) => <MoreButton productName={productName} />,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton reloadChunk={reloadChunk} isPressed size="sm" variant="outline">
      More
    </ChunkFailureButton>
  ),
});

/** The menu with the less frequent actions of a listing. Preloaded on hover or focus. */
export function ListingMenu({ listing }: ListingMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (listMenuItems(listing).length === 0) return null;
  if (isOpen) return <OpenedListingMenu listing={listing} />;
  // Ignore a failed prefetch: the error is shown on click.
  const prefetch = () => void OpenedListingMenu.preload().catch(() => undefined);
  return (
    <MoreButton
      productName={listing.productName}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsOpen(true)}
    />
  );
}

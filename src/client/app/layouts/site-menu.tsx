import { useState } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { SiteMenuButton } from './site-menu-button';

const OpenedSiteMenu = lazyComponent({
  what: 'the menu',
  load: async () => {
    const module = await import(/* webpackChunkName: "menus" */ './opened-site-menu');
    return module.OpenedSiteMenu;
  },
  Fallback: SiteMenuButton,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton Look={SiteMenuButton} reloadChunk={reloadChunk} isPressed floating />
  ),
});

/** The links that do not fit the header of a phone. Loads on pointer or focus. */
export function SiteMenu() {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <OpenedSiteMenu />;
  // A click reports the failure.
  const prefetch = () => void OpenedSiteMenu.preload().catch(() => undefined);
  return (
    <SiteMenuButton
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsWanted(true)}
    />
  );
}

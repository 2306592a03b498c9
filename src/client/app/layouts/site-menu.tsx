import { useState } from 'react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { SiteMenuButton } from './site-menu-button';

const OpenedSiteMenu = lazyComponent({
  label: 'the menu',
  load: async () => {
    const module = await import(/* webpackChunkName: "menus" */ './opened-site-menu');
    return module.OpenedSiteMenu;
  },
  Fallback: SiteMenuButton,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton Button={SiteMenuButton} reloadChunk={reloadChunk} isPressed floating />
  ),
});

/** The menu with the links that do not fit the header of a phone. Preloaded on hover or focus. */
export function SiteMenu() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OpenedSiteMenu />;
  // Ignore a failed prefetch: the error is shown on click.
  const prefetch = () => void OpenedSiteMenu.preload().catch(() => undefined);
  return (
    <SiteMenuButton onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setIsOpen(true)} />
  );
}

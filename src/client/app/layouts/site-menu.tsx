import { useState } from 'react';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import { SiteMenuButton } from './site-menu-button';

const OpenedSiteMenu = lazyPart({
  what: 'the menu',
  load: async () => {
    const module = await import(/* webpackChunkName: "menus" */ './opened-site-menu');
    return module.OpenedSiteMenu;
  },
  Waiting: SiteMenuButton,
  Missing: ({ fetchAgain }) => (
    <MissingButton Look={SiteMenuButton} fetchAgain={fetchAgain} isPressed floating />
  ),
});

/** On a phone, what the header has no room for. Its code comes when a finger does. */
export function SiteMenu() {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <OpenedSiteMenu />;
  // Pressing it tells of a failure.
  const prefetch = () => void OpenedSiteMenu.preload().catch(() => undefined);
  return (
    <SiteMenuButton
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsWanted(true)}
    />
  );
}

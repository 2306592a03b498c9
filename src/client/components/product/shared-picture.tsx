import { useState, ViewTransition, type MouseEvent, type ReactElement } from 'react';

/** The picture of the card that was pressed last, in the size that the card has loaded. */
let openedPicture: { id: string; source: string } | undefined;

/** Returns the URL of a loaded picture of a product, if its page was opened from its card. */
export const openedPictureOf = (id: string): string | undefined =>
  openedPicture?.id === id ? openedPicture.source : undefined;

/** Returns whether a card was pressed, and the handler of its links. The picture moves from that card only. */
export function useOpenedPicture(id: string) {
  const [isOpened, setIsOpened] = useState(false);
  const openPicture = ({ currentTarget }: MouseEvent) => {
    const source = currentTarget.closest('article')?.querySelector('img')?.currentSrc;
    openedPicture = source ? { id, source } : undefined;
    setIsOpened(!!source);
  };
  return { isOpened, openPicture };
}

/**
 * Moves a picture to the place of the picture of the same product in the page that is opened. The transition
 * begins when React commits that page, so neither the press nor the page waits for it.
 */
export function SharedPicture({
  id,
  children,
}: {
  id: string | undefined;
  children: ReactElement;
}) {
  return (
    <ViewTransition name={id && `picture-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}

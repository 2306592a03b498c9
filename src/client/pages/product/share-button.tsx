import { Button } from '@chakra-ui/react';
import ShareIcon from '@heroicons/react/24/outline/ShareIcon';

/** Opens the browser's own share sheet, or copies the link where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    // Rejects if the user closes the sheet.
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    const { copyText } = await import(
      /* webpackChunkName: "copy-text" */ '../../services/browser/copy-text'
    );
    await copyText(url, 'Link copied.');
  };
  return (
    <Button variant="ghost" size="sm" onClick={() => void share()}>
      <ShareIcon />
      Share
    </Button>
  );
}

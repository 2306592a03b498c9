import { useCallback } from 'react';

/** Returns a ref callback for an `img` element that shows a chosen picture. */
export function useFilePreview(file: File) {
  return useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      // An object URL keeps the file in memory until it is revoked.
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}

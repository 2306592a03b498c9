import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Receives the files that the user drops or pastes anywhere on the page. Otherwise the browser would leave
 * the page and open a file that is dropped beside the input.
 * @returns whether files are being dragged over the page
 */
export function usePageFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const receive = useEffectEvent(onFiles);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDragging(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      receive(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      // Office programs copy text as a picture, too.
      if (files.length === 0 || clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      receive(files);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return isDragging;
}

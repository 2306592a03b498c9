/**
 * Calls the listener when the connection is back, and when the page is hidden, because the browser may
 * then close it without notice. Returns a function that stops watching.
 */
export function saveWhenHiddenOrOnline(onSave: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') onSave();
  };
  window.addEventListener('online', onSave);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', onSave);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** The number of concurrent uploads. The server accepts four of a user at a time. */
const maxActiveUploads = 3;

/** Creates a semaphore that limits the concurrent uploads, in first-in, first-out order. */
export function createUploadSemaphore() {
  const waiting = new Set<() => void>();
  let activeCount = 0;

  const startNext = () => {
    const [begin] = waiting;
    if (!begin || activeCount >= maxActiveUploads) return;
    waiting.delete(begin);
    activeCount += 1;
    begin();
  };

  /** Calls `onAcquired` when a slot is free. Returns a function that releases the slot, or stops waiting for it. */
  return function acquireSlot(onAcquired: () => void): () => void {
    let isActive = false;
    const begin = () => {
      isActive = true;
      onAcquired();
    };
    waiting.add(begin);
    startNext();
    return () => {
      waiting.delete(begin);
      if (isActive) activeCount -= 1;
      isActive = false;
      startNext();
    };
  };
}

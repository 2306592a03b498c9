/** How many photos are uploaded side by side. A server accepts four uploads of a user at a time. */
const maxActive = 3;

/** Gives turns to uploads in the order in which they ask. */
export function createUploadTurns() {
  const waiting = new Set<() => void>();
  let activeCount = 0;

  const next = () => {
    const [begin] = waiting;
    if (!begin || activeCount >= maxActive) return;
    waiting.delete(begin);
    activeCount += 1;
    begin();
  };

  /** Calls `onTurn` when the turn has come. Returns a function that ends the turn, or stops waiting for it. */
  return function takeTurn(onTurn: () => void): () => void {
    let isActive = false;
    const begin = () => {
      isActive = true;
      onTurn();
    };
    waiting.add(begin);
    next();
    return () => {
      waiting.delete(begin);
      if (isActive) activeCount -= 1;
      isActive = false;
      next();
    };
  };
}

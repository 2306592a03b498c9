interface Readers {
  /** The read under way has ended. */
  ended: Promise<unknown>;
  /** The read that begins then, for everybody who asked meanwhile. */
  following?: Promise<unknown>;
}

/**
 * Lets those who ask the same at one time share one read. Nobody is given what was read before they
 * asked: they join the read that begins next, and so see every change that was acknowledged.
 */
export function createSharedReads(): <Result>(
  key: string,
  read: () => Promise<Result>,
) => Promise<Result> {
  const readers = new Map<string, Readers>();

  function begin<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const result = read();
    const own: Readers = { ended: result.catch(() => undefined) };
    readers.set(key, own);
    void own.ended.then(() => {
      if (!own.following && readers.get(key) === own) readers.delete(key);
    });
    return result;
  }

  return <Result>(key: string, read: () => Promise<Result>) => {
    const current = readers.get(key);
    if (!current) return begin(key, read);
    current.following ??= current.ended.then(() => begin(key, read));
    // The key stands for one kind of read.
    return current.following as Promise<Result>;
  };
}

interface Known<Value> {
  digest: string;
  value: Promise<Value>;
}

/** Makes a value, unless the last one under the key was made of the same. */
export type Remember<Value> = (
  key: string,
  digest: string,
  make: () => Promise<Value>,
) => Promise<Value>;

/** Keeps so many values, those that were asked for last; what failed is made again. */
export function createMemory<Value>(most: number): Remember<Value> {
  const values = new Map<string, Known<Value>>();

  return (key, digest, make) => {
    const known = values.get(key);
    const current = known?.digest === digest ? known : { digest, value: make() };
    // A map has its keys in the order in which they were set.
    values.delete(key);
    values.set(key, current);
    if (current !== known) {
      current.value.catch(() => values.get(key) === current && values.delete(key));
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    }
    return current.value;
  };
}

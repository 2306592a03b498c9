type Listener = (event: object) => void;

/** The event API of Stripe elements. */
export class Emitter {
  private readonly listeners = new Map<string, Set<Listener>>();

  on(type: string, listener: Listener): this {
    const listeners = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, listeners.add(listener));
    return this;
  }

  once(type: string, listener: Listener): this {
    const onlyOnce: Listener = (event) => {
      this.off(type, onlyOnce);
      listener(event);
    };
    return this.on(type, onlyOnce);
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
    return this;
  }

  protected hasListener(type: string): boolean {
    return !!this.listeners.get(type)?.size;
  }

  protected emit(type: string, event: object): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }

  protected removeListeners(): void {
    this.listeners.clear();
  }
}

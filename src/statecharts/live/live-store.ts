import { reduceMessage, type LiveState } from './live-state';
import type { TabMessage } from './messages';

/**
 * Stores the live state. Subscribers are notified once per animation frame, because an application may
 * send many messages per frame.
 */
export class LiveStore {
  private readonly listeners = new Set<() => void>();
  private frame = 0;

  /** @param visualiserId the id of this visualiser */
  constructor(
    private readonly visualiserId: string,
    private state: LiveState,
  ) {}

  readonly get = (): LiveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly receive = (message: TabMessage): void => {
    this.change((state) => reduceMessage(state, message, this.visualiserId));
  };

  change(update: (state: LiveState) => LiveState): void {
    this.state = update(this.state);
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.listeners.forEach((listener) => listener());
    });
  }
}

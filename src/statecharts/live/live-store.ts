import { heard, type LiveState } from './live-state';
import type { TabMessage } from './messages';

/**
 * What is heard of the application. Whoever listens is told once a frame, however much was heard:
 * an application may do more in a moment than anybody can look at.
 */
export class LiveStore {
  private readonly listeners = new Set<() => void>();
  private frame = 0;

  /** @param me the visualiser that reports are made to. */
  constructor(
    private readonly me: string,
    private state: LiveState,
  ) {}

  readonly get = (): LiveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly hear = (message: TabMessage): void => {
    this.change((state) => heard(state, message, this.me));
  };

  change(next: (state: LiveState) => LiveState): void {
    this.state = next(this.state);
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.listeners.forEach((listener) => listener());
    });
  }
}

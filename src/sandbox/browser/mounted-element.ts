import { Emitter } from './emitter';

/** A Stripe element that is part of the page instead of an iframe. It emits `ready` in a later task, as Stripe's do. */
export abstract class MountedElement extends Emitter {
  protected readonly host = document.createElement('div');
  protected abstract readonly readyEvent: object;
  private isMounted = false;

  mount(target: string | HTMLElement): void {
    findContainer(target).append(this.host);
    this.isMounted = true;
    setTimeout(() => {
      if (this.isMounted) this.emit('ready', this.readyEvent);
    });
  }

  unmount(): void {
    this.isMounted = false;
    this.host.remove();
  }

  destroy(): void {
    this.unmount();
    this.removeListeners();
  }
}

function findContainer(target: string | HTMLElement): Element {
  if (typeof target !== 'string') return target;
  const container = document.querySelector(target);
  if (!container) throw new Error(`No element matches the selector ${target}.`);
  return container;
}

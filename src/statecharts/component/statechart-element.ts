import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Statechart } from './statechart';

/** HTMLElement does not exist on a server, where importing this module must not fail. */
const ElementBase =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * The custom element <xstate-chart>, for pages without React. Set the properties `machine` and
 * `actor`; the attribute `theme` is "light" or "dark".
 */
export class StatechartElement extends ElementBase {
  static readonly observedAttributes = ['theme'];

  private root: Root | undefined;
  private chartProps: { machine?: AnyStateMachine | undefined; actor?: AnyActorRef | undefined } =
    {};

  get machine(): AnyStateMachine | undefined {
    return this.chartProps.machine;
  }

  set machine(machine: AnyStateMachine | undefined) {
    this.chartProps = { ...this.chartProps, machine };
    this.render();
  }

  get actor(): AnyActorRef | undefined {
    return this.chartProps.actor;
  }

  set actor(actor: AnyActorRef | undefined) {
    this.chartProps = { ...this.chartProps, actor };
    this.render();
  }

  connectedCallback(): void {
    this.reassignOwnProperty('machine');
    this.reassignOwnProperty('actor');
    this.root = createRoot(this);
    this.render();
  }

  disconnectedCallback(): void {
    this.root?.unmount();
    this.root = undefined;
  }

  attributeChangedCallback(): void {
    this.render();
  }

  /** A property set before the element was defined hides the accessor of this class. */
  private reassignOwnProperty(name: 'machine' | 'actor'): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  private render(): void {
    const { machine, actor } = this.chartProps;
    const theme = this.getAttribute('theme');
    this.root?.render(
      machine &&
        createElement(Statechart, {
          machine,
          actor,
          theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        }),
    );
  }
}

if (typeof customElements !== 'undefined') {
  customElements.define('xstate-chart', StatechartElement);
}

import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Statechart } from './statechart';

/** On a server, where pages are rendered without elements, the import alone must not fail. */
const ElementBase =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * <xstate-chart>, for pages without React: its properties machine and actor say what it shows, its
 * attribute theme ("light" or "dark") in which colours.
 */
export class StatechartElement extends ElementBase {
  static readonly observedAttributes = ['theme'];

  private root: Root | undefined;
  private shown: { machine?: AnyStateMachine | undefined; actor?: AnyActorRef | undefined } = {};

  get machine(): AnyStateMachine | undefined {
    return this.shown.machine;
  }

  set machine(machine: AnyStateMachine | undefined) {
    this.shown = { ...this.shown, machine };
    this.render();
  }

  get actor(): AnyActorRef | undefined {
    return this.shown.actor;
  }

  set actor(actor: AnyActorRef | undefined) {
    this.shown = { ...this.shown, actor };
    this.render();
  }

  connectedCallback(): void {
    this.takeOver('machine');
    this.takeOver('actor');
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

  /** What was set before the page knew this class hides the properties of the class. */
  private takeOver(name: 'machine' | 'actor'): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  private render(): void {
    const { machine, actor } = this.shown;
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

import { act, screen } from '@testing-library/react';
import {
  chartOfMachine,
  doorMachine,
  actorWithSubscriptions,
  lampMachine,
  highlightedStates,
} from './statechart-fixtures';

type Element = HTMLElement & { machine?: unknown; actor?: unknown };

const addElement = (properties: Partial<Element> = {}): Element => {
  const element: Element = Object.assign(document.createElement('xstate-chart'), properties);
  act(() => document.body.append(element));
  return element;
};

afterEach(() => act(() => document.body.replaceChildren()));

// Must be the first test, because it defines the element for the whole file.
test('an element upgraded after its properties were set renders them', async () => {
  const elementBeforeDefinition = addElement({ machine: lampMachine });
  expect(elementBeforeDefinition).toBeEmptyDOMElement();
  await act(async () => {
    await import('../../../src/statecharts/component/statechart-element');
  });
  await chartOfMachine('lamp');
  act(() => {
    elementBeforeDefinition.machine = doorMachine;
  });
  await chartOfMachine('door');
});

test('the machine and the actor can be set before and after the element is attached', async () => {
  const { actor } = actorWithSubscriptions(lampMachine);
  const element = addElement({ machine: lampMachine });
  await chartOfMachine('lamp');
  expect(highlightedStates()).toEqual([]);
  act(() => {
    element.actor = actor;
  });
  expect(highlightedStates()).toEqual(['lamp', 'off']);
  act(() => actor.send({ type: 'press' }));
  expect(highlightedStates()).toEqual(['lamp', 'on']);
  expect([element.machine, element.actor]).toEqual([lampMachine, actor]);
});

test('the element replaces its chart when the machine changes, and removes it when the machine is unset', async () => {
  const element = addElement({ machine: lampMachine });
  await chartOfMachine('lamp');
  act(() => {
    element.machine = doorMachine;
  });
  await chartOfMachine('door');
  expect(screen.queryByRole('group', { name: 'Chart of lamp' })).not.toBeInTheDocument();
  act(() => {
    element.machine = undefined;
  });
  expect(element).toBeEmptyDOMElement();
});

test('the element unsubscribes when detached, and subscribes again when reattached', async () => {
  const { actor, subscriptions } = actorWithSubscriptions(lampMachine);
  const element = addElement({ machine: lampMachine, actor });
  await chartOfMachine('lamp');
  expect(subscriptions.size).toBe(1);
  act(() => element.remove());
  expect(subscriptions.size).toBe(0);
  actor.send({ type: 'press' });
  act(() => document.body.append(element));
  await chartOfMachine('lamp');
  expect(highlightedStates()).toEqual(['lamp', 'on']);
  expect(subscriptions.size).toBe(1);
});

test('the theme attribute overrides the theme of the system', async () => {
  const element = addElement({ machine: lampMachine });
  const chart = await chartOfMachine('lamp');
  expect(chart).not.toHaveAttribute('data-theme');
  act(() => element.setAttribute('theme', 'dark'));
  expect(chart).toHaveAttribute('data-theme', 'dark');
  act(() => element.setAttribute('theme', 'sepia'));
  expect(chart).not.toHaveAttribute('data-theme');
});

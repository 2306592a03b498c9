import type { Page } from '@playwright/test';
import { flows } from '../../../src/client/pages/statecharts/flows';
import type { Flow } from '../../../src/statecharts/page/flow';
import { toursThrough, type Tour } from '../../model/tours';
import type { Visit } from '../spec/people';
import type { Shop } from '../spec/shop';

/** What a fixture is arranged with. */
export interface Environment {
  shop: Shop;
  /** Opens a page whose machines are listened to. */
  visit: (path: string, visit?: Visit) => Promise<Page>;
  /** Opens a page of somebody else, who only has to do something. */
  visitBeside: (path: string, visit: Visit) => Promise<Page>;
}

/** A page with products of its own for each tour, so that tours don't meet. */
export interface Fixture {
  page: Page;
  /** What the machine is about, such as a product's name; empty where there is only one. */
  about: string;
}

/**
 * Makes an example happen: what a person does, or what the network does to a call that is held.
 * @param ahead the rest of the tour, for what has to be prepared in time.
 */
export type EventExecutor<Made extends Fixture> = (
  fixture: Made,
  ahead: readonly string[],
) => Promise<unknown>;

/** Asserts what a person sees in a state. */
export type StateAssertion<Made extends Fixture> = (fixture: Made) => Promise<unknown>;

/**
 * What walks a flow's machine, or a part of its examples, on a screen: an executor for each event and
 * an assertion for each state.
 */
export interface TestModel<Made extends Fixture, Example extends string> {
  title: string;
  /** The machine's id. */
  machine: string;
  /** How every tour begins: what happens by itself when the page is opened. */
  begin?: readonly NoInfer<Example>[];
  /** Examples that leave no moment to look at the state before them. */
  atOnce?: readonly NoInfer<Example>[];
  /** Events that the browser sends on its own, as often as it likes. */
  byThemselves?: readonly string[];
  /** Events that may come twice for one example and change nothing the second time. */
  repeated?: readonly string[];
  arrange: (environment: Environment, tour: Tour) => Promise<Made>;
  events: Record<Example, EventExecutor<Made>>;
  /** By the state's whole id: 'booking.editing.refused'. */
  states: Record<string, StateAssertion<Made>>;
  /** States that pass too quickly for anybody to see; the application's report stands for them. */
  fleeting?: readonly string[];
}

/** A model with its tours, whatever its fixture looks like. */
export interface PreparedModel extends Omit<
  TestModel<Fixture, string>,
  'arrange' | 'events' | 'states'
> {
  flow: Flow;
  examples: readonly string[];
  asserted: readonly string[];
  tours: readonly Tour[];
  open: (environment: Environment, tour: Tour) => Promise<RunningFixture>;
}

/** An arranged fixture with what the model does and asserts there. */
export interface RunningFixture extends Fixture {
  execute: (example: string, ahead: readonly string[]) => Promise<unknown>;
  assertState: (state: string) => Promise<unknown>;
}

/** Generates the tours that are possible with the events of a model. */
export function prepare<Made extends Fixture, Example extends string>(
  model: TestModel<Made, Example>,
): PreparedModel {
  const { arrange, events, states, ...rest } = model;
  const flow = flows.find(({ machine }) => machine.id === model.machine);
  if (!flow) throw new Error(`There is no machine ${model.machine}`);
  const executorOf: Partial<Record<string, EventExecutor<Made>>> = events;
  const examples = Object.entries(flow.examples).filter(([name]) => name in events);
  return {
    ...rest,
    flow,
    examples: Object.keys(events),
    asserted: [...Object.keys(states), ...(model.fleeting ?? [])],
    tours: toursThrough({ ...flow, examples: Object.fromEntries(examples) }, model.begin),
    async open(environment, tour) {
      const fixture = await arrange(environment, tour);
      return {
        page: fixture.page,
        about: fixture.about,
        execute: async (example, ahead) => {
          const execute = executorOf[example];
          if (!execute) throw new Error(`${model.title} has no executor for: ${example}`);
          return execute(fixture, ahead);
        },
        assertState: async (state) => {
          const assertState = states[state];
          if (!assertState) throw new Error(`${model.title} has no assertion for: ${state}`);
          return assertState(fixture);
        },
      };
    },
  };
}

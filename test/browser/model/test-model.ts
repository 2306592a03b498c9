import type { Page } from '@playwright/test';
import { flows } from '../../../src/client/pages/statecharts/flows';
import type { Flow } from '../../../src/statecharts/page/flow';
import { toursThrough, type Tour } from '../../model/tours';
import type { Visit } from '../spec/visits';
import type { Shop } from '../spec/shop';

/** What `arrange` needs to create a fixture. */
export interface TourContext {
  shop: Shop;
  /** Opens a page whose machines are recorded. */
  visit: (path: string, visit?: Visit) => Promise<Page>;
  /** Opens a page of another user, without recording. */
  visitUnrecorded: (path: string, visit: Visit) => Promise<Page>;
}

/** The page of a tour. Each tour has its own products, so that tours are independent. */
export interface Fixture {
  page: Page;
  /** The subject of the machine, such as a product name. Empty if there is only one machine. */
  subject: string;
}

/**
 * Executes an example: an action of the user, or the network's effect on a held call.
 * @param remainingTour for preparations
 */
export type EventExecutor<CustomFixture extends Fixture> = (
  fixture: CustomFixture,
  remainingTour: readonly string[],
) => Promise<unknown>;

/** Asserts what the user sees in a state. */
export type StateAssertion<CustomFixture extends Fixture> = (
  fixture: CustomFixture,
) => Promise<unknown>;

/**
 * Runs a flow's machine, or a part of its examples, on a screen: an executor for each event and
 * an assertion for each state.
 */
export interface TestModel<CustomFixture extends Fixture, Example extends string> {
  title: string;
  /** The machine's id. */
  machine: string;
  /** The first examples of every tour, which happen when the page is opened. */
  initialExamples?: readonly NoInfer<Example>[];
  /** Examples that follow too quickly to assert the state before them. */
  immediateExamples?: readonly NoInfer<Example>[];
  /** Events that the browser sends by itself, any number of times. */
  browserEvents?: readonly string[];
  /** Events that can occur twice for one example, without an effect the second time. */
  repeatableEvents?: readonly string[];
  arrange: (environment: TourContext, tour: Tour) => Promise<CustomFixture>;
  events: Record<Example, EventExecutor<CustomFixture>>;
  /** Assertions by full state id, such as 'booking.editing.rejected'. */
  states: Record<string, StateAssertion<CustomFixture>>;
  /** States that are too short to assert on the screen. The recorder asserts them. */
  unassertedStates?: readonly string[];
}

/** A model with its tours, for any type of fixture. */
export interface PreparedModel extends Omit<
  TestModel<Fixture, string>,
  'arrange' | 'events' | 'states'
> {
  flow: Flow;
  examples: readonly string[];
  coveredStates: readonly string[];
  tours: readonly Tour[];
  open: (environment: TourContext, tour: Tour) => Promise<RunningFixture>;
}

/** An arranged fixture with the model's executors and assertions. */
export interface RunningFixture extends Fixture {
  execute: (example: string, remainingTour: readonly string[]) => Promise<unknown>;
  assertState: (state: string) => Promise<unknown>;
}

/** Generates the tours that are possible with the events of a model. */
export function createModel<CustomFixture extends Fixture, Example extends string>(
  model: TestModel<CustomFixture, Example>,
): PreparedModel {
  const { arrange, events, states, ...rest } = model;
  const flow = flows.find(({ machine }) => machine.id === model.machine);
  if (!flow) throw new Error(`There is no machine ${model.machine}`);
  const executors: Partial<Record<string, EventExecutor<CustomFixture>>> = events;
  const examples = Object.entries(flow.examples).filter(([name]) => name in events);
  return {
    ...rest,
    flow,
    examples: Object.keys(events),
    coveredStates: [...Object.keys(states), ...(model.unassertedStates ?? [])],
    tours: toursThrough({ ...flow, examples: Object.fromEntries(examples) }, model.initialExamples),
    async open(environment, tour) {
      const fixture = await arrange(environment, tour);
      return {
        page: fixture.page,
        subject: fixture.subject,
        execute: async (example, remainingTour) => {
          const execute = executors[example];
          if (!execute) throw new Error(`${model.title} has no executor for: ${example}`);
          return execute(fixture, remainingTour);
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

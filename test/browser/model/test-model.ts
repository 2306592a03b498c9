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
  visit: (path: string, options?: Visit) => Promise<Page>;
  /** Opens a page of another user, without recording. */
  visitUnrecorded: (path: string, options: Visit) => Promise<Page>;
}

/** What a tour works with. Each tour has its own products, so that tours are independent. */
export interface Fixture {
  page: Page;
  /** The label of the tested actor, such as a product name. Absent if the machine has one actor. */
  actorLabel?: string | undefined;
}

/**
 * Causes an event in the browser: an action of the user, or the network's effect on a held call.
 * @param remainingTour the next example events of the tour, if the executor has to prepare them
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
 * Tests a flow's machine on a screen, with an executor for each event and an assertion for each state.
 * `ExampleEventName` is the name of an example event of the flow, such as 'submit the details'; see
 * `<flow>.examples.ts`. A model may leave out the examples that are impossible on its screen.
 */
export interface TestModel<CustomFixture extends Fixture, ExampleEventName extends string> {
  title: string;
  /** The machine's id. */
  machine: string;
  /** The first example events of every tour, which happen when the page is opened. */
  initialEvents?: readonly NoInfer<ExampleEventName>[];
  /** Example events that follow too quickly to assert the state before them. */
  skipAssertionsBefore?: readonly NoInfer<ExampleEventName>[];
  /** Event types that the browser sends by itself, any number of times. */
  browserEvents?: readonly string[];
  /** Event types that can occur twice for one example event, without an effect the second time. */
  repeatableEvents?: readonly string[];
  arrange: (tourContext: TourContext, tour: Tour) => Promise<CustomFixture>;
  events: Record<ExampleEventName, EventExecutor<CustomFixture>>;
  /** Assertions by full state id, such as 'booking.editing.rejected'. */
  states: Record<string, StateAssertion<CustomFixture>>;
  /** States that are too short to assert on the screen. The recorded transitions prove them. */
  unassertedStates?: readonly string[];
}

/** A model with its tours. The type of its fixture is hidden, so that models can be listed. */
export interface PreparedModel extends Omit<
  TestModel<Fixture, string>,
  'arrange' | 'events' | 'states'
> {
  /** The flow whose machine the model tests. */
  flow: Flow;
  exampleNames: readonly string[];
  coveredStates: readonly string[];
  tours: readonly Tour[];
  arrangeFixture: (tourContext: TourContext, tour: Tour) => Promise<RunningFixture>;
}

/** An arranged fixture with the model's executors and assertions. */
export interface RunningFixture extends Fixture {
  execute: (example: string, remainingTour: readonly string[]) => Promise<unknown>;
  assertState: (state: string) => Promise<unknown>;
}

/** Completes a model with the tours that are possible with its events. */
export function createModel<CustomFixture extends Fixture, ExampleEventName extends string>(
  model: TestModel<CustomFixture, ExampleEventName>,
): PreparedModel {
  const { arrange, events, states, ...rest } = model;
  const flow = flows.find(({ machine }) => machine.id === model.machine);
  if (!flow) throw new Error(`There is no machine ${model.machine}`);
  const executors: Partial<Record<string, EventExecutor<CustomFixture>>> = events;
  const examples = Object.entries(flow.examples).filter(([name]) => name in events);
  return {
    ...rest,
    flow,
    exampleNames: Object.keys(events),
    coveredStates: [...Object.keys(states), ...(model.unassertedStates ?? [])],
    tours: toursThrough({ ...flow, examples: Object.fromEntries(examples) }, model.initialEvents),
    async arrangeFixture(tourContext, tour) {
      const fixture = await arrange(tourContext, tour);
      return {
        page: fixture.page,
        actorLabel: fixture.actorLabel,
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

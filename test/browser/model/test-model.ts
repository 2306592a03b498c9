import type { Page } from '@playwright/test';
import { flows } from '../../../src/client/pages/statecharts/flows';
import type { Flow } from '../../../src/statecharts/page/flow';
import { createTestPaths, type TestPath } from '../../model/test-paths';
import type { Visit } from '../spec/visits';
import type { Shop } from '../spec/shop';

/** What a model needs to create the fixture of a test path. */
export interface ArrangeContext {
  shop: Shop;
  /** Opens a page whose machines are recorded. */
  visit: (path: string, options?: Visit) => Promise<Page>;
  /** Opens a page of another user, without recording. */
  visitUnrecorded: (path: string, options: Visit) => Promise<Page>;
}

/** The page and records of one test path. No two test paths share products, so they are independent. */
export interface Fixture {
  page: Page;
  /** The label of the tested actor, such as a product name. Absent if the machine has one actor. */
  actorLabel?: string | undefined;
}

/**
 * Causes an event in the browser: an action of the user, or the network's effect on a held call.
 * @param nextExamples the rest of the test path, if the executor has to prepare it
 */
export type EventExecutor<CustomFixture extends Fixture> = (
  fixture: CustomFixture,
  nextExamples: readonly string[],
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
  /** The first example events of every test path, which happen when the page is opened. */
  initialEvents?: readonly NoInfer<ExampleEventName>[];
  /** An example event after which the screen no longer offers the flow. What follows it becomes a test path of its own. */
  lastEvent?: NoInfer<ExampleEventName>;
  /** Example events that follow too quickly to assert the state before them. */
  skipAssertionsBefore?: readonly NoInfer<ExampleEventName>[];
  /** Event types that the browser sends by itself, any number of times. */
  browserEvents?: readonly string[];
  /** Event types that can occur twice for one example event, without an effect the second time. */
  repeatableEvents?: readonly string[];
  arrange: (arrangeContext: ArrangeContext, testPath: TestPath) => Promise<CustomFixture>;
  events: Record<ExampleEventName, EventExecutor<CustomFixture>>;
  /** Assertions by full state id, such as 'booking.editing.rejected'. */
  states: Record<string, StateAssertion<CustomFixture>>;
  /** States that are too short to assert on the screen. The recorded transitions prove them. */
  unassertedStates?: readonly string[];
}

/** A model with its test paths. The type of its fixture is hidden, so that models can be listed. */
export interface PreparedModel extends Omit<
  TestModel<Fixture, string>,
  'arrange' | 'events' | 'states'
> {
  /** The flow whose machine the model tests. */
  flow: Flow;
  exampleNames: readonly string[];
  coveredStates: readonly string[];
  testPaths: readonly TestPath[];
  arrangeFixture: (arrangeContext: ArrangeContext, testPath: TestPath) => Promise<RunningFixture>;
}

/** An arranged fixture with the model's executors and assertions. */
export interface RunningFixture extends Fixture {
  execute: (example: string, nextExamples: readonly string[]) => Promise<unknown>;
  assertState: (state: string) => Promise<unknown>;
}

/** Splits a test path behind each occurrence of an example, which ends in the machine's initial state. */
function splitBehind(example: string, testPath: TestPath): TestPath[] {
  const end = testPath.indexOf(example) + 1;
  if (end === 0 || end === testPath.length) return [testPath];
  return [testPath.slice(0, end), ...splitBehind(example, testPath.slice(end))];
}

/** Completes a model with the test paths that are possible with its events. */
export function createModel<CustomFixture extends Fixture, ExampleEventName extends string>(
  model: TestModel<CustomFixture, ExampleEventName>,
): PreparedModel {
  const { arrange, events, states, ...rest } = model;
  const flow = flows.find(({ machine }) => machine.id === model.machine);
  if (!flow) throw new Error(`There is no machine ${model.machine}`);
  const executors: Partial<Record<string, EventExecutor<CustomFixture>>> = events;
  const examples = Object.entries(flow.examples).filter(([name]) => name in events);
  const testPaths = createTestPaths(
    { ...flow, examples: Object.fromEntries(examples) },
    model.initialEvents,
  );
  const { lastEvent } = model;
  return {
    ...rest,
    flow,
    exampleNames: Object.keys(events),
    coveredStates: [...Object.keys(states), ...(model.unassertedStates ?? [])],
    testPaths: lastEvent ? testPaths.flatMap((path) => splitBehind(lastEvent, path)) : testPaths,
    async arrangeFixture(arrangeContext, testPath) {
      const fixture = await arrange(arrangeContext, testPath);
      return {
        page: fixture.page,
        actorLabel: fixture.actorLabel,
        execute: async (example, nextExamples) => {
          const execute = executors[example];
          if (!execute) throw new Error(`${model.title} has no executor for: ${example}`);
          return execute(fixture, nextExamples);
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

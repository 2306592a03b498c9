import { getActiveStateIds } from '../../../src/statecharts/chart/active-states';
import type { MachineCoverage } from '../../../src/statecharts/simulation/coverage';
import type { TestPath } from '../../model/test-paths';
import { walk, type Step } from '../../model/walk';
import { expect } from '../spec/fixtures';
import type { Recorder } from './recorder';
import type { RunningFixture, PreparedModel } from './test-model';

/** A predicate for transition ids: whether the transition is caused by one of these event types. */
const isCausedBy = (types: readonly string[]) => (transition: string) =>
  types.some((type) => transition.includes(` on ${type} `));

/** The transitions to compare, without the browser's own events and without duplicates. */
function normalize(model: PreparedModel, transitions: readonly string[]): string[] {
  const { browserEvents = [], repeatableEvents = [] } = model;
  const transitionsToCompare = transitions.filter((one) => !isCausedBy(browserEvents)(one));
  return transitionsToCompare.filter(
    (one, index) => !isCausedBy(repeatableEvents)(one) || transitionsToCompare[index - 1] !== one,
  );
}

/** Runs a test path in the browser, and compares each step with the same step of the machine. */
export class TestPathRunner {
  private readonly steps: Step[];
  private readonly assertedStates = new Set<string>();

  constructor(
    private readonly model: PreparedModel,
    private readonly testPath: TestPath,
    private readonly fixture: RunningFixture,
    private readonly recorder: Recorder,
  ) {
    this.steps = walk(model.flow, testPath);
  }

  async run(): Promise<void> {
    const { initialEvents = [], skipAssertionsBefore = [] } = this.model;
    await this.assertStep(initialEvents.length, 'opening the page');
    for (let index = initialEvents.length; index < this.testPath.length; index += 1) {
      const example = this.testPath[index]!;
      const nextExamples = this.testPath.slice(index + 1);
      await this.fixture.execute(example, nextExamples);
      if (!skipAssertionsBefore.includes(nextExamples[0] ?? ''))
        await this.assertStep(index + 1, example);
    }
    this.assertTransitions(this.steps.length - 1);
  }

  /** The asserted states, the recorded ones among the unasserted states, and the recorded transitions. */
  getCoverage(): MachineCoverage {
    const actor = this.actor();
    const recordedSteps = this.recorder.getSteps(actor);
    const recordedStates = [actor?.state, ...recordedSteps.map(({ after }) => after)].flatMap(
      (state) => state?.states ?? [],
    );
    const { machine, unassertedStates = [] } = this.model;
    return {
      machine,
      states: [
        ...new Set([
          ...this.assertedStates,
          ...recordedStates.filter((id) => unassertedStates.includes(id)),
        ]),
      ],
      transitions: [...new Set(recordedSteps.flatMap(({ transitions }) => transitions))],
    };
  }

  private async assertStep(index: number, exampleName: string): Promise<void> {
    await expect(
      () => this.assertTransitions(index),
      `the transitions after: ${exampleName}`,
    ).toPass({
      intervals: [20, 50, 100],
      timeout: 45_000,
    });
    for (const state of getActiveStateIds(this.steps[index]!.snapshot)) {
      if (state !== this.model.machine) await this.fixture.assertState(state);
      this.assertedStates.add(state);
    }
  }

  private actor() {
    return this.recorder.findActor(this.model.machine, this.fixture.actorLabel);
  }

  private assertTransitions(index: number): void {
    const steps = this.recorder.getSteps(this.actor());
    const recorded = steps.flatMap(({ transitions }) => transitions);
    const predicted = this.steps.slice(0, index + 1).flatMap(({ transitions }) => transitions);
    expect(normalize(this.model, recorded)).toEqual(normalize(this.model, predicted));
    const missing = predicted.filter((one) => !recorded.includes(one));
    expect(missing, 'predicted transitions that did not occur').toEqual([]);
  }
}

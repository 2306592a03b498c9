import { getActiveStateIds } from '../../../src/statecharts/chart/active-states';
import type { MachineCoverage } from '../../../src/statecharts/simulation/coverage';
import type { Tour } from '../../model/tours';
import { walk, type Step } from '../../model/walk';
import { expect } from '../spec/fixtures';
import type { Recorder } from './recorder';
import type { RunningFixture, PreparedModel } from './test-model';

/** Returns a test of whether the id of a transition contains one of the event types. */
const hasEventType = (types: readonly string[]) => (transition: string) =>
  types.some((type) => transition.includes(` on ${type} `));

/** The transitions to compare, without the browser's own events and without duplicates. */
function normalize(model: PreparedModel, transitions: readonly string[]): string[] {
  const { browserEvents = [], repeatableEvents = [] } = model;
  const transitionsToCompare = transitions.filter((one) => !hasEventType(browserEvents)(one));
  return transitionsToCompare.filter(
    (one, index) => !hasEventType(repeatableEvents)(one) || transitionsToCompare[index - 1] !== one,
  );
}

/** Runs a tour, a list of names of example events, on the real screen, in step with the machine. */
export class TourWalk {
  private readonly steps: Step[];
  private readonly assertedStates = new Set<string>();

  constructor(
    private readonly model: PreparedModel,
    private readonly tour: Tour,
    private readonly fixture: RunningFixture,
    private readonly recorder: Recorder,
  ) {
    this.steps = walk(model.flow, tour);
  }

  async run(): Promise<void> {
    const { initialExamples = [], immediateExamples = [] } = this.model;
    await this.assertStep(initialExamples.length, 'opening the page');
    for (let index = initialExamples.length; index < this.tour.length; index += 1) {
      const example = this.tour[index]!;
      const remainingTour = this.tour.slice(index + 1);
      await this.fixture.execute(example, remainingTour);
      if (!immediateExamples.includes(remainingTour[0] ?? ''))
        await this.assertStep(index + 1, example);
    }
    this.assertTransitions(this.steps.length - 1);
  }

  /** The asserted states, the passed states that need no assertion, and the recorded transitions. */
  getCoverage(): MachineCoverage {
    const actor = this.actor();
    const reported = this.recorder.getSteps(actor);
    const passedStates = [actor?.state, ...reported.map(({ after }) => after)].flatMap(
      (state) => state?.states ?? [],
    );
    const { machine, unassertedStates = [] } = this.model;
    return {
      machine,
      states: [
        ...new Set([
          ...this.assertedStates,
          ...passedStates.filter((id) => unassertedStates.includes(id)),
        ]),
      ],
      transitions: [...new Set(reported.flatMap(({ transitions }) => transitions))],
    };
  }

  private async assertStep(index: number, example: string): Promise<void> {
    await expect(() => this.assertTransitions(index), `the transitions after: ${example}`).toPass({
      intervals: [20, 50, 100],
      timeout: 45_000,
    });
    for (const state of getActiveStateIds(this.steps[index]!.snapshot)) {
      if (state !== this.model.machine) await this.fixture.assertState(state);
      this.assertedStates.add(state);
    }
  }

  private actor() {
    return this.recorder.find(this.model.machine, this.fixture.subject);
  }

  private assertTransitions(index: number): void {
    const steps = this.recorder.getSteps(this.actor());
    const taken = steps.flatMap(({ transitions }) => transitions);
    const predicted = this.steps.slice(0, index + 1).flatMap(({ transitions }) => transitions);
    expect(normalize(this.model, taken)).toEqual(normalize(this.model, predicted));
    const missing = predicted.filter((one) => !taken.includes(one));
    expect(missing, 'predicted transitions that did not occur').toEqual([]);
  }
}

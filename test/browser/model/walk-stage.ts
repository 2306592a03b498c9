import type { Covered } from '../../model/covered';
import type { Tour } from '../../model/tours';
import { activeStates, walk, type Step } from '../../model/walk';
import { expect } from '../spec/fixtures';
import type { Recorder } from './recorder';
import type { Play, PreparedStage } from './stage';

/** A transition by its id, and the type of its event, which stands in the id. */
const isOn = (types: readonly string[]) => (transition: string) =>
  types.some((type) => transition.includes(` on ${type} `));

/** The transitions to compare: without the browser's own, and without a second time of the same. */
function comparable(stage: PreparedStage, transitions: readonly string[]): string[] {
  const { byThemselves = [], repeated = [] } = stage;
  const wanted = transitions.filter((one) => !isOn(byThemselves)(one));
  return wanted.filter((one, index) => !isOn(repeated)(one) || wanted[index - 1] !== one);
}

/** Walks a tour through the real screen, in step with the machine. */
export class StageWalk {
  private readonly steps: Step[];
  private readonly seen = new Set<string>();

  constructor(
    private readonly stage: PreparedStage,
    private readonly tour: Tour,
    private readonly play: Play,
    private readonly recorder: Recorder,
  ) {
    this.steps = walk(stage.flow, tour);
  }

  async run(): Promise<void> {
    const { begin = [], atOnce = [] } = this.stage;
    await this.arriveAt(begin.length, 'opening the page');
    for (let index = begin.length; index < this.tour.length; index += 1) {
      const example = this.tour[index]!;
      const ahead = this.tour.slice(index + 1);
      await this.play.gesture(example, ahead);
      if (!atOnce.includes(ahead[0] ?? '')) await this.arriveAt(index + 1, example);
    }
    this.expectTaken(this.steps.length - 1);
  }

  /** What has been seen and what the application says that it did. */
  covered(): Covered {
    const actor = this.actor();
    const reported = this.recorder.stepsOf(actor);
    const passed = [actor?.state, ...reported.map(({ after }) => after)].flatMap(
      (state) => state?.states ?? [],
    );
    const { machine, fleeting = [] } = this.stage;
    return {
      machine,
      states: [...new Set([...this.seen, ...passed.filter((id) => fleeting.includes(id))])],
      transitions: [...new Set(reported.flatMap(({ transitions }) => transitions))],
    };
  }

  private async arriveAt(index: number, example: string): Promise<void> {
    await expect(() => this.expectTaken(index), `the transitions after: ${example}`).toPass({
      intervals: [20, 50, 100],
      timeout: 45_000,
    });
    for (const state of activeStates(this.steps[index]!.snapshot)) {
      if (state !== this.stage.machine) await this.play.look(state);
      this.seen.add(state);
    }
  }

  private actor() {
    return this.recorder.find(this.stage.machine, this.play.about);
  }

  private expectTaken(index: number): void {
    const steps = this.recorder.stepsOf(this.actor());
    const taken = steps.flatMap(({ transitions }) => transitions);
    const predicted = this.steps.slice(0, index + 1).flatMap(({ transitions }) => transitions);
    expect(comparable(this.stage, taken)).toEqual(comparable(this.stage, predicted));
    const missing = predicted.filter((one) => !taken.includes(one));
    expect(missing, 'transitions that the browser brings by itself').toEqual([]);
  }
}

/** The states that something may be in, as far as the answers tell. */
export class Fact<State> {
  private possible: State[];

  constructor(state: State) {
    this.possible = [state];
  }

  /** The change was acknowledged. */
  become(state: State): void {
    this.possible = [state];
  }

  /** The answer to the change got lost: it was made, or it was not. */
  mayBecome(state: State): void {
    this.possible.push(state);
  }

  mayBe(state: State): boolean {
    return this.possible.includes(state);
  }

  /** What was seen after a restart must stay. False when it should not have been seen. */
  observe(state: State): boolean {
    const expected = this.mayBe(state);
    this.possible = [state];
    return expected;
  }

  toString(): string {
    return this.possible.join(' or ');
  }
}

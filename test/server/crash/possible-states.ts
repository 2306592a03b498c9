/** The states that a stored record may be in according to the responses so far. */
export class PossibleStates<State> {
  private possible: State[];

  constructor(state: State) {
    this.possible = [state];
  }

  /** The change was acknowledged. */
  become(state: State): void {
    this.possible = [state];
  }

  /** The response was lost: the change was applied or not. */
  mayBecome(state: State): void {
    this.possible.push(state);
  }

  mayBe(state: State): boolean {
    return this.possible.includes(state);
  }

  /** Records the state found after a restart, which must stay. Returns false if the state is impossible. */
  observe(state: State): boolean {
    const expected = this.mayBe(state);
    this.possible = [state];
    return expected;
  }

  toString(): string {
    return this.possible.join(' or ');
  }
}

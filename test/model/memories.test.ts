import { flows } from '../../src/client/pages/statecharts/flows';
import { memoriesOf, tellable, textsKept } from './memories';

describe.each(flows)('$title', (flow) => {
  const memories = memoriesOf(flow);

  test('keeps, and hands to its actors, what it was told last', () => {
    const told = tellable(flow, () => true);
    const outdated = memories.flatMap((memory) => {
      const current = Object.values(memory.last).flat();
      const texts = textsKept(memory).filter((text) => told.has(text) && !current.includes(text));
      return texts.length > 0 ? [{ walk: memory.walk, texts }] : [];
    });
    expect(outdated.slice(0, 3)).toEqual([]);
  });

  test('begins another try without the words of the last failure', () => {
    const failures = tellable(flow, (type) => type.startsWith('xstate.error.'));
    const trying = memories.filter(({ state }) => state.hasTag('busy'));
    const reminded = trying.flatMap((memory) => {
      const texts = textsKept(memory).filter((text) => failures.has(text));
      return texts.length > 0 ? [{ walk: memory.walk, texts }] : [];
    });
    expect(reminded.slice(0, 3)).toEqual([]);
  });
});

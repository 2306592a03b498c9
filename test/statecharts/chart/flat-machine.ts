import { createMachine } from 'xstate';

/** A machine with this many sibling states, each with a near and a far transition. */
export const flatMachine = (count: number) =>
  createMachine({
    id: `flat${count}`,
    initial: 'state0',
    states: Object.fromEntries(
      Array.from({ length: count }, (_none, index) => [
        `state${index}`,
        {
          on: {
            next: `state${(index + 1) % count}`,
            [`jump${index}`]: `state${(index * 7 + 3) % count}`,
          },
        },
      ]),
    ),
  });

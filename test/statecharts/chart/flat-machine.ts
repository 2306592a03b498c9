import { createMachine } from 'xstate';

/** A machine of so many states side by side, each with a way on and a way far off. */
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

import type { AnyStateMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { mermaid } from '../../../src/statecharts/export/mermaid';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from '../chart/workshop-machine';
import { features } from '../features/features';

const machines: [name: string, machine: AnyStateMachine][] = [
  ...flows.map(({ title, machine }): [string, AnyStateMachine] => [title, machine]),
  ['workshop', workshopMachine],
  ...features.map(({ name, machine }): [string, AnyStateMachine] => [name, machine]),
];

/** The diagrams of every flow, and of every feature. */
export const diagrams = machines.map(([name, machine]) => {
  const chart = getChart(machine);
  return { name, chart, text: mermaid(chart) };
});

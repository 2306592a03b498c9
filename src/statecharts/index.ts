export { getChart, type Chart, type ChartState } from './chart/chart';
export type { ChartTransition } from './chart/chart-transition';
export { Statechart, type StatechartProps } from './component/statechart';
export { mermaid } from './export/mermaid';
export { statelyJson } from './export/stately-json';
export { emptyInput, needsInput } from './simulation/needs-input';
export { Simulation, type SimulatedRun } from './simulation/simulation';

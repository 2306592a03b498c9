export { getChart, type Chart, type ChartState, type ChartTransition } from './chart/chart';
export { Statechart, type StatechartProps } from './component/statechart';
export { mermaid } from './export/mermaid';
export { statelyJson } from './export/stately-json';
export { emptyInput, needsInput } from './simulation/needs-input';
export { Simulation, type SimulatedRun } from './simulation/simulation';

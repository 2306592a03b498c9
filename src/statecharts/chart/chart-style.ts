const light = `
  --chart-ground: #fcfaf6;
  --chart-panel: #ffffff;
  --chart-inner: #f6f3ec;
  --chart-ink: #142033;
  --chart-muted: #52607a;
  --chart-border: #7289b4;
  --chart-line: #5a76a6;
  --chart-pill: #eef2f8;
  --chart-pill-border: #c9d5e8;
  --chart-event: #1d2f50;
  --chart-tag: #3c5788;
  --chart-tag-soft: #e6ecf6;
  --chart-done: #1d7042;
  --chart-error: #b3261e;
  --chart-after: #7a4a00;
  --chart-active: #d1701c;
  --chart-active-soft: #fdf0e2;
  --chart-enabled: #3c5788;
  --chart-enabled-soft: #dde7f7;
  --chart-taken: #d1701c;
  --chart-taken-soft: #fce3c9;
  --chart-focus: #d1701c;
`;

const dark = `
  --chart-ground: #0c1119;
  --chart-panel: #1b2536;
  --chart-inner: #131b28;
  --chart-ink: #eef2f8;
  --chart-muted: #a9b8d1;
  --chart-border: #607cae;
  --chart-line: #6f8bba;
  --chart-pill: #202d43;
  --chart-pill-border: #3a4f75;
  --chart-event: #f2f5fa;
  --chart-tag: #c3d1e8;
  --chart-tag-soft: #2a3b59;
  --chart-done: #7fd3a0;
  --chart-error: #ff9d94;
  --chart-after: #f5b57a;
  --chart-active: #f08a33;
  --chart-active-soft: #3a2a1b;
  --chart-enabled: #9db6e0;
  --chart-enabled-soft: #2b4068;
  --chart-taken: #f08a33;
  --chart-taken-soft: #553413;
  --chart-focus: #f5b57a;
`;

const rules = `
.chart { font-family: system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif; }
.chart text { fill: var(--chart-ink); }
.chart .chart-name { font-size: 15px; font-weight: 700; }
.chart .chart-prose { font-size: 12px; fill: var(--chart-muted); }
.chart .chart-keyword { font-size: 11px; fill: var(--chart-muted); }
.chart .chart-event { font-size: 12.5px; font-weight: 700; fill: var(--chart-event); }
.chart .chart-code { font-size: 12px; }
.chart .chart-tag { font-size: 10.5px; font-weight: 600; text-anchor: middle; fill: var(--chart-tag); }
.chart .chart-history { font-size: 13px; font-weight: 700; text-anchor: middle; }
.chart-ground { fill: var(--chart-ground); }
.chart-tag-pill rect { fill: var(--chart-tag-soft); }
.chart-box { fill: var(--chart-panel); stroke: var(--chart-border); stroke-width: 1.4; }
.chart-inner .chart-box { fill: var(--chart-inner); }
.chart-root .chart-box { fill: var(--chart-ground); stroke: var(--chart-border); stroke-width: 1; }
.chart-region .chart-box { stroke-dasharray: 6 4; }
.chart-final-line { fill: none; stroke: var(--chart-border); stroke-width: 1.2; }
.chart-header-line { fill: none; stroke: var(--chart-border); stroke-width: 1; opacity: 0.45; }
.chart-line { fill: none; stroke: var(--chart-line); stroke-width: 1.5; }
.chart-head { fill: var(--chart-line); stroke: none; }
.chart-default circle, .chart-default .chart-head { fill: var(--chart-ink); }
.chart-default .chart-line { stroke: var(--chart-ink); }
.chart-pill { fill: var(--chart-pill); stroke: var(--chart-pill-border); stroke-width: 1; }
.chart-mark { fill: none; stroke: var(--chart-muted); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.chart-mark-done { stroke: var(--chart-done); stroke-width: 2; }
.chart-mark-error { stroke: var(--chart-error); stroke-width: 2; }
.chart-mark-after, .chart-mark-always { stroke: var(--chart-after); }
.chart-active .chart-box { stroke: var(--chart-active); stroke-width: 2.2; animation: chart-pulse 0.6s ease-out; }
.chart-active.chart-atomic .chart-box, .chart-active.chart-final .chart-box { fill: var(--chart-active-soft); }
.chart-active.chart-root .chart-box { stroke-width: 1.4; animation: none; }
.chart-active .chart-final-line { stroke: var(--chart-active); }
.chart-enabled .chart-pill { fill: var(--chart-enabled-soft); stroke: var(--chart-enabled); stroke-width: 1.6; }
.chart-enabled .chart-line { stroke: var(--chart-enabled); stroke-width: 2; }
.chart-enabled .chart-head { fill: var(--chart-enabled); }
.chart-taken .chart-pill { fill: var(--chart-taken-soft); stroke: var(--chart-taken); stroke-width: 1.8; }
.chart-taken .chart-line { stroke: var(--chart-taken); stroke-width: 2.6; }
.chart-taken .chart-head { fill: var(--chart-taken); }
.chart-selected .chart-box, .chart-selected .chart-pill { stroke: var(--chart-focus); stroke-width: 2.6; }
.chart [role=button] { cursor: pointer; }
.chart [role=button]:hover .chart-pill, .chart-state[role=button]:hover .chart-box { stroke: var(--chart-focus); }
.chart [role=button]:focus { outline: none; }
.chart [role=button]:focus-visible .chart-box, .chart [role=button]:focus-visible .chart-pill { stroke: var(--chart-focus); stroke-width: 3.4; }
@keyframes chart-pulse { from { stroke-width: 7; } to { stroke-width: 2.2; } }
@media (prefers-reduced-motion: reduce) { .chart-active .chart-box { animation: none; } }
`;

/** Marks what a test run did not cover. Saved drawings do not need it. */
const missedRules = `
.chart-missed .chart-box, .chart-missed .chart-pill, .chart-missed .chart-line { stroke: var(--chart-error); stroke-width: 2; stroke-dasharray: 3 3; }
.chart-missed .chart-head { fill: var(--chart-error); }
`;

/** The class of the element around a drawing. The colors are set there, so the rest of a page keeps its own. */
export const chartRoot = 'statechart';

/** The style for a page that switches to dark colors by a class on its root element. */
export const pageChartStyle = `.${chartRoot} {${light}}\n.dark .${chartRoot} {${dark}}${rules}${missedRules}`;

/** The style for a stand-alone drawing: the system's colors, unless `data-theme` is set. */
export const fileChartStyle = `xstate-chart:not([hidden]) { display: block; }
.${chartRoot} {${light}}
@media (prefers-color-scheme: dark) { .${chartRoot}:not([data-theme=light]) {${dark}} }
.${chartRoot}[data-theme=dark] {${dark}}${rules}`;

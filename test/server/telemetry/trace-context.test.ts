import { parseTraceParent } from '../../../src/server/telemetry/trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('a traceparent contains the trace id, the span id and the sampled flag', () => {
  expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({
    traceId,
    spanId,
    isSampled: true,
  });
  expect(parseTraceParent(`00-${traceId}-${spanId}-00`)?.isSampled).toBe(false);
  expect(parseTraceParent(`cc-${traceId}-${spanId}-03-more`)?.isSampled).toBe(true);
});

test.each([
  undefined,
  '',
  'x',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01x`,
])('the traceparent %s is invalid', (header) => {
  expect(parseTraceParent(header)).toBeUndefined();
});

import { readTraceParent } from '../../../src/server/telemetry/trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('a traceparent names the trace, the span and whether it is recorded', () => {
  expect(readTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({
    traceId,
    spanId,
    isRecorded: true,
  });
  expect(readTraceParent(`00-${traceId}-${spanId}-00`)?.isRecorded).toBe(false);
  expect(readTraceParent(`cc-${traceId}-${spanId}-03-more`)?.isRecorded).toBe(true);
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
])('%s is none', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});

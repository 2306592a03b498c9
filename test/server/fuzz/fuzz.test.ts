import { fuzzSuite } from './fuzz-suite';

fuzzSuite({ runs: 10_000, countsBuffers: false });

import { fuzzSuite } from './fuzz-suite';

fuzzSuite({ runs: 2_000, countsBuffers: false });

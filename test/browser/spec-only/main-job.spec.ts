import { describeMainJob } from './describe-main-job';
import { test } from './fixtures';

test.describe('as the specification is written', { tag: '@long' }, () =>
  describeMainJob('literal'),
);

import { describeMainFlow } from './describe-main-flow';
import { test } from './fixtures';

test.describe('on a server with the literal responses of the specification', () =>
  describeMainFlow('literal'));

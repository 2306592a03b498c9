import { describeMainJob } from './describe-main-job';

describeMainJob('literal');

import { walkMainJob } from './walk';
import { launchWebKit } from './webkit';

walkMainJob(launchWebKit);

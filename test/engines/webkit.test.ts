import { testMainFlow } from './main-flow';
import { launchWebKit } from './webkit';

testMainFlow(launchWebKit);

import { z } from 'zod';
import { getLimits, type Limits } from '../../../src/server/environment/limits';
import {
  parseEnvironment,
  type ProcessEnvironment,
} from '../../../src/server/environment/read-environment';
import { limitVariables } from '../../../src/server/environment/variables/limits';

/** The limits of a server with these variables. */
export const readLimits = (environment: ProcessEnvironment): Limits =>
  getLimits(parseEnvironment(z.object(limitVariables), environment));

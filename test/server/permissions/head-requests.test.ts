import { unreachableMail } from '../support/configuration';
import { setUpTestServer } from '../support/set-up-test-server';
import { callHeadAs, callersOf, endpointNames, expectedStatus } from './support/example-requests';

const server = setUpTestServer({ mail: unreachableMail }, { keepsRows: true });

test.each(endpointNames.filter((name) => name.startsWith('GET')))(
  'HEAD %s returns no more than GET',
  async (name) => {
    for (const caller of callersOf(name)) {
      const { statuses, changes } = await callHeadAs(server, name, caller);
      const status = expectedStatus(name, caller);
      expect({ caller, statuses, changes }).toEqual({
        caller,
        statuses: statuses.map(() => status),
        changes: {},
      });
    }
  },
);

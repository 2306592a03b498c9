import { ConfigurationError, readConfiguration } from '../../src/server/configuration';
import { readLimits } from '../../src/server/environment/limits';

test('limits are set one by one; the others are what they are by default', () => {
  expect(readLimits({ REQUESTS_PER_PERSON: ' 7 ', MAX_CONNECTIONS: '' })).toEqual({
    ...readLimits({}),
    requestsPerPerson: 7,
  });
});

test.each(['0', '-1', '1.5', 'many', '1e3', '99999999999'])('no limit is %p', (text) => {
  const read = () => readConfiguration({ REQUESTS_PER_ADDRESS: text });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`REQUESTS_PER_ADDRESS is not a whole number of at least 1: ${text}.`);
});

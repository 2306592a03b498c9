import { jsonValue } from '../../../src/server/database/json-value';

test('half of a surrogate pair is replaced, and all other text stays as it is', () => {
  const texts = ['\ud83d', 'a\udc00b', '⌚️👩‍👩‍👧', '\\ud83d'];
  expect(JSON.parse(jsonValue(texts))).toEqual(['\ufffd', 'a\ufffdb', '⌚️👩‍👩‍👧', '\\ud83d']);
  expect(jsonValue(texts)).not.toMatch(/(?<!\\)\\ud[0-9a-f]{3}/);
});

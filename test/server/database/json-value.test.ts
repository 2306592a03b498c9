import { jsonValue } from '../../../src/server/database/json-value';

test('jsonValue replaces a lone surrogate and leaves all other text unchanged', () => {
  const texts = ['\ud83d', 'a\udc00b', '⌚️👩‍👩‍👧', '\\ud83d'];
  expect(JSON.parse(jsonValue(texts))).toEqual(['\ufffd', 'a\ufffdb', '⌚️👩‍👩‍👧', '\\ud83d']);
  expect(jsonValue(texts)).not.toMatch(/(?<!\\)\\ud[0-9a-f]{3}/);
});

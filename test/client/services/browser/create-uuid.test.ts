import * as z from 'zod/mini';
import { createUuid } from '../../../../src/client/services/browser/create-uuid';

test('creates a different UUID each time', () => {
  const ids = Array.from({ length: 500 }, createUuid);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

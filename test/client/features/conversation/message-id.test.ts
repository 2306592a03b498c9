import * as z from 'zod/mini';
import { newMessageId } from '../../../../src/client/features/conversation/message-id';

test('creates a different UUID for each message', () => {
  const ids = Array.from({ length: 500 }, newMessageId);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

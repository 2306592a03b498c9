import { shapeOf, type AnswerShape } from './answer-fields';
import { callNames, openArena, play, setStage, statusOf, type Arena } from './support/arena';
import { askers } from './support/askers';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
}, 60_000);
afterAll(() => arena.close());

const cells = callNames.flatMap((name) => askers.map((asker) => ({ name, asker })));
const answered = cells.filter(({ name, asker }) => statusOf(name, asker) === 200);

type Entry = Record<string, unknown>;

/** What has the fields of the shape: the answer, or each entry of its list. */
function entriesOf({ of }: AnswerShape, body: unknown): Entry[] {
  if (of === 'answer') return [body as Entry];
  if (of === 'list') return body as Entry[];
  expect(Object.keys(body as Entry)).toEqual(['data']);
  return (body as { data: Entry[] }).data;
}

test.each(answered)('$name, $asker: exactly the fields that are theirs', async (cell) => {
  const shape = shapeOf(cell.name, cell.asker);
  const { answers } = await play(arena, cell.name, cell.asker);
  for (const { body } of answers) {
    const entries = entriesOf(shape, body);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(Object.keys(entry).sort()).toEqual([...shape.fields].sort());
  }
});

test('visitors and users who ask at one time are each told their own', async () => {
  const { scene } = await setStage(arena);
  const { buyer } = scene;
  const tokens = Array.from({ length: 40 }, (_item, index) =>
    index % 2 ? buyer.token : undefined,
  );
  const answers = await Promise.all(
    tokens.map((token) => arena.call('GET', '/api/ads', { token })),
  );
  for (const [index, { body }] of answers.entries()) {
    const asker = tokens[index] ? 'buyer' : 'no token';
    const [entry] = entriesOf(shapeOf('GET /ads', asker), body);
    expect(Object.keys(entry!).sort()).toEqual([...shapeOf('GET /ads', asker).fields].sort());
  }
});

test('where there is nothing to tell, nothing is told', async () => {
  const { scene } = await setStage(arena);
  const { buyer, offered } = scene;
  const unwished = `/api/wishlist?productId=${offered}&&userId=${buyer.uid}`;
  expect((await arena.call('GET', unwished, { token: buyer.token })).body).toBeNull();
  const stranger = { uid: 'stranger', email: 'stranger@example.com' };
  const token = await arena.identityTokens.good(stranger);
  expect((await arena.call('GET', `/api/user/${stranger.email}`, { token })).body).toBeNull();
});

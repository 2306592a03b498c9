import { publicConfiguration } from '../support/configuration';

const element = () => document.getElementById('secondhand-configuration')!;

/** The module remembers what it read, so each test loads it anew. */
async function read() {
  jest.resetModules();
  const { configuration } = await import('../../../src/client/services/configuration');
  return configuration();
}

const written = JSON.stringify(publicConfiguration);
afterEach(() => void (element().textContent = written));

test('is read from the page', async () => {
  expect(await read()).toEqual(publicConfiguration);
});

test.each([
  ['is empty', ''],
  ['is no JSON', '{'],
  ['lacks a part', JSON.stringify({ ...publicConfiguration, apiUrl: undefined })],
])('fails at once when it %s, because nothing can work without it', async (_name, text) => {
  element().textContent = text;
  await expect(read()).rejects.toThrow();
});

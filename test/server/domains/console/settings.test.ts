// Declares `app.limits`.
import type {} from '../../../../src/server/plugins/app/limits';
import type { ShopSettings } from '../../../../src/contract/platform/shop-settings';
import { commandActor, recordAct } from '../../../../src/server/domains/platform/record-act.sql';
import { setUpPictures } from '../pictures/picture-fixture';
import { createPhoto } from '../../support/pictures';
import { addCategory, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startTestServer } from '../../support/start-test-server';
import { until } from '../../support/until';

const server = setUpTestServer({ limits: { openBookings: 3 } });
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
});

const changeSettings = (body: object) =>
  server.call('PUT', '/api/settings', { token: admin.token, body });
const readSettings = async (): Promise<ShopSettings> =>
  (await server.call('GET', '/api/settings', { token: admin.token })).body.settings;

async function bookProduct() {
  const categoryId = await addCategory(server.database);
  const productId = await storeProduct(server.database, { seller, categoryId });
  return server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });
}

test('a changed setting replaces the default of the environment until it is reset', async () => {
  expect(await readSettings()).toMatchObject({ openBookings: 3, shopName: 'Secondhand' });
  const changes = { openBookings: 1, shopName: ' Time  again ' };
  expect((await changeSettings(changes)).body).toEqual({ acknowledged: true, modifiedCount: 2 });
  expect(await readSettings()).toMatchObject({ openBookings: 1, shopName: 'Time again' });
  expect((await bookProduct()).body).toMatchObject({ acknowledged: true });
  expect((await bookProduct()).body.message).toMatch(/^You have 1 unpaid bookings/);

  await changeSettings({ openBookings: null });
  expect(await readSettings()).toMatchObject({ openBookings: 3, shopName: 'Time again' });
  expect((await bookProduct()).body).toMatchObject({ acknowledged: true });
});

test('a repeated change modifies nothing, and the audit log contains only the first one', async () => {
  await changeSettings({ bookingHours: 24 });
  expect((await changeSettings({ bookingHours: 24 })).body).toMatchObject({ modifiedCount: 0 });
  const { body } = await server.call('GET', '/api/audit-log', { token: admin.token });
  expect(body).toEqual([
    expect.objectContaining({
      act: 'settings.change',
      actorId: admin.id,
      before: { bookingHours: 72 },
      after: { bookingHours: 24 },
    }),
  ]);
});

test('a change based on a value that another admin has replaced is rejected, and one that was sent again is not', async () => {
  const change = { searchWords: 'batman => gmt', replaces: { searchWords: '' } };
  for (const modifiedCount of [1, 0]) {
    expect((await changeSettings(change)).body).toMatchObject({ modifiedCount });
  }
  const outdated = { searchWords: 'sinn, zinn', replaces: { searchWords: '', places: 'Savar' } };
  expect(await changeSettings(outdated)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Another admin has changed these settings.') },
  });
  expect(await readSettings()).toMatchObject({ searchWords: 'batman => gmt' });
});

test('long search words are saved, also those that replace as long ones', async () => {
  const searchWords = Array.from({ length: 1000 }, (_, index) => `ঘড়ি${index}, সময়${index}`).join(
    '\n',
  );
  expect((await changeSettings({ searchWords })).body).toMatchObject({ modifiedCount: 1 });
  const change = { searchWords: `${searchWords}\nsinn, zinn`, replaces: { searchWords } };
  expect((await changeSettings(change)).body).toMatchObject({ modifiedCount: 1 });
});

test('the audit log contains values that are null', async () => {
  await server.database.transaction((tx) =>
    recordAct(tx, commandActor(), {
      act: 'user.suspend',
      subject: { type: 'user', id: admin.id },
      before: { until: null },
      after: { until: '2026-11-30' },
    }),
  );
  const { body } = await server.call('GET', '/api/audit-log', { token: admin.token });
  expect(body).toEqual([
    expect.objectContaining({ before: { until: null }, after: { until: '2026-11-30' } }),
  ]);
  expect(body[0]).not.toHaveProperty('reason');
});

test.each([
  [{ bookingHours: 0 }, /^Payment must be a whole number from 1 to/],
  [{ orderYears: 1 }, /^Ended orders must be a whole number from 6 to/],
  [{ bookingHours: 1.5 }, /^Payment must be a whole number/],
  [{ shopName: ' ' }, 'Shop name is required.'],
  [{ contactAddress: 'no address' }, 'Contact address must be an email address.'],
  [{ favicon: 'https://elsewhere.example/icon.png' }, /was not uploaded here/],
  [
    { goodsPlural: '<b>cameras</b>' },
    'Several of the goods must be a noun of letters, such as camera.',
  ],
  [{ mainColor: 'navy' }, 'Main color must be a color such as #1d2f50.'],
  [{ mainColor: '#ffd400' }, /^Text on this color is hard to read. The nearest readable one is #/],
  [{ accentColor: '#300000' }, /^Text on this color is hard to read/],
  [{ logo: 'https://elsewhere.example/logo.png' }, /was not uploaded here/],
])('%j is rejected', async (body, message) => {
  expect(await changeSettings(body)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(message) },
  });
  expect((await changeSettings(body)).body).not.toHaveProperty('modifiedCount');
});

test('a server applies a setting within seconds of its change on another server', async () => {
  const other = await startTestServer(
    { runsBackgroundWork: true },
    { database: server.database, stripe: server.stripe },
  );
  try {
    await changeSettings({ inspectionHours: 5 });
    await until(() => other.app.limits.inspectionHours === 5);
  } finally {
    await other.close();
  }
});

describe.each(['logo', 'heroPicture'])('the picture %s', (name) => {
  const { server: pictureServer, admin: uploader, ...pictures } = setUpPictures();

  const upload = async (width: number): Promise<string> => {
    const key = await pictures.createUploadKey(uploader.token);
    return (await pictures.upload(key, await createPhoto(width))).url;
  };
  const setLogo = (logo: string | null) =>
    pictureServer.call('PUT', '/api/settings', { token: uploader.token, body: { [name]: logo } });

  test('is stored with its normalized URL, so that its file is not removed as unused', async () => {
    const logo = await upload(50);
    await setLogo(logo.replace('/images/', '/images/../images/'));
    const { body } = await pictureServer.call('GET', '/api/settings', { token: uploader.token });
    expect(body.settings[name]).toBe(logo);
    await pictures.advanceHours(48);
    await pictures.removeUnused();
    expect(await pictures.storedFiles()).toContain(logo.slice('/images/'.length));
  });

  test('is kept as long as it is used', async () => {
    const logo = await upload(60);
    await setLogo(logo);
    await pictures.advanceHours(48);
    await pictures.removeUnused();
    expect(await pictures.storedFiles()).toContain(logo.slice('/images/'.length));
    await setLogo(null);
    await pictures.advanceHours(48);
    await pictures.removeUnused();
    expect(await pictures.storedFiles()).toEqual([]);
  });
});

import { problems } from '../../../../src/contract/buying/problem';
import type { OrderStep } from '../../../../src/contract/buying/sale';
import { sql } from '../../../../src/server/database/sql';
import { setUpPictures } from '../pictures/picture-fixture';
import { createPhoto } from '../../support/pictures';
import { storeOrder, storeProduct, type TestUser } from '../../support/records';

const { server, seller, buyer, admin, createUploadKey, upload, ...storage } = setUpPictures();

let orderId: string;
beforeEach(async () => {
  const productId = await storeProduct(server.database, { seller });
  orderId = await storeOrder(server.database, { productId, buyer, state: 'inspecting' });
});

const sendEvent = ({ token }: TestUser, body: object) =>
  server.call('POST', `/api/sales/${orderId}/events`, { token, body });
const report = { type: 'buyer.report', problem: 'damaged', reason: 'The crystal is cracked.' };

async function uploadAs({ token }: TestUser, width = 60): Promise<string> {
  return (await upload(await createUploadKey(token), await createPhoto(width))).url;
}

async function readSteps({ token }: TestUser): Promise<OrderStep[]> {
  const { body } = await server.call('GET', `/api/sales/${orderId}`, { token });
  return body.steps as OrderStep[];
}

test('the buyer, the seller and the admin read all statements with their photos', async () => {
  const buyersPhoto = await uploadAs(buyer);
  const sellersPhoto = await uploadAs(seller, 70);
  expect((await sendEvent(buyer, { ...report, photos: [buyersPhoto] })).status).toBe(200);
  const contest = { type: 'seller.contestReport', reason: 'It was fine.', photos: [sellersPhoto] };
  expect((await sendEvent(seller, contest)).status).toBe(200);
  const decision = { type: 'admin.refundOnReturn', reason: 'The photos show a crack.' };
  expect((await sendEvent(admin, decision)).status).toBe(200);
  for (const user of [buyer, seller, admin]) {
    expect(await readSteps(user)).toMatchObject([
      { type: 'buyer.report', problem: 'damaged', reason: report.reason, photos: [buyersPhoto] },
      {
        type: 'seller.contestReport',
        problem: null,
        reason: 'It was fine.',
        photos: [sellersPhoto],
      },
      { type: 'admin.refundOnReturn', reason: decision.reason, photos: [], state: 'returning' },
    ]);
  }
});

test('a photo of a report is kept as long as the order', async () => {
  await sendEvent(buyer, { ...report, photos: [await uploadAs(buyer)] });
  await storage.advanceHours(48);
  await storage.removeUnused();
  expect(await storage.storedFiles()).toHaveLength(1);
});

test('a report has at most five photos, which were uploaded here', async () => {
  const photo = await uploadAs(buyer);
  const rejected = [
    Array.from({ length: 6 }, () => photo),
    ['https://elsewhere.example/photo.jpg'],
    ['javascript:alert(1)'],
    [''],
  ];
  for (const photos of rejected) {
    expect([photos, (await sendEvent(buyer, { ...report, photos })).status]).toEqual([photos, 400]);
  }
  expect(await readSteps(buyer)).toEqual([]);
});

test('a report needs a kind of problem and a text', async () => {
  const { problem, reason } = report;
  const rejected = [
    { type: 'buyer.report' },
    { type: 'buyer.report', reason },
    { type: 'buyer.report', problem },
    { type: 'buyer.report', problem, reason: ' \u200b ' },
    { type: 'buyer.report', problem: 'scratched', reason },
    { type: 'buyer.report', problem: 'toString', reason },
    { type: 'buyer.report', problem, reason: 'x'.repeat(10_000) },
  ];
  for (const body of rejected) {
    expect([body, (await sendEvent(buyer, body)).status]).toEqual([body, 400]);
  }
  expect(await readSteps(buyer)).toEqual([]);
});

test.each(problems)('a report accepts the problem %s', async (problem) => {
  expect((await sendEvent(buyer, { ...report, problem })).body.state).toBe('reported');
  expect(await readSteps(seller)).toMatchObject([{ problem }]);
});

test('an accepted report leads to a refund, and a withdrawn one completes the sale', async () => {
  await sendEvent(buyer, report);
  expect((await sendEvent(seller, { type: 'seller.acceptReport' })).body.state).toBe('refunding');
  await server.database.query(sql`
    update orders set state = 'underReview', ended_at = null where id = ${orderId}`);
  expect((await sendEvent(buyer, { type: 'buyer.withdrawReport' })).body.state).toBe('completed');
});

test('the decision of an admin needs a reason, which both sides read', async () => {
  await sendEvent(buyer, report);
  for (const type of ['admin.refund', 'admin.refundOnReturn', 'admin.release']) {
    for (const body of [{ type }, { type, reason: '' }, { type, reason: '  ' }]) {
      expect([body, (await sendEvent(admin, body)).status]).toEqual([body, 400]);
    }
  }
  await sendEvent(admin, { type: 'admin.release', reason: 'It is as described.' });
  for (const user of [buyer, seller]) {
    expect((await readSteps(user)).at(-1)).toMatchObject({ reason: 'It is as described.' });
  }
});

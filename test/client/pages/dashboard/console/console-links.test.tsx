import { cleanup, screen } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import type { AuditEntry } from '../../../../../src/contract/console/audit-log';
import type { DecisionSummary, Statement } from '../../../../../src/contract/trust/decision';
import type { ReportDetails } from '../../../../../src/contract/trust/report';
import { onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { admin, buyer } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';
import { sale, saleDetails } from '../../../support/sales';

const time = '2026-03-15T09:30:00.000Z';
const report: ReportDetails = {
  id: 'report-1',
  subjectType: 'listing',
  subjectId: 'product-1',
  subjectName: 'Field watch',
  reason: 'fraud',
  text: 'A copy.',
  createdAt: time,
  reporterName: 'Ben Buyer',
  reporterId: 'user-2',
  personName: 'Sara Seller',
  personId: 'user-1',
  personSince: time,
  ...{ otherReports: 0, reportsOfPerson: 1, decisionsOfPerson: 0, strikes: 0 },
  decisionId: null,
  listing: { image: '', description: '', sellingPrice: '100', isDeleted: false, isHidden: false },
  reports: [],
  decisions: [],
};

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
  signIn(admin, 'Admin');
});
afterEach(() => setConfiguration(publicConfiguration));

const findHref = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

function openReport(change: Partial<ReportDetails>) {
  onCall('get', '/reports/report-1', { ...report, ...change });
  renderApplication('/dashboard/reports/report-1');
}

test('a report links to both people, to the listing in the console and to its public page', async () => {
  openReport({});
  expect(await findHref('Field watch')).toBe('/dashboard/listings?q=product-1');
  expect(await findHref('Public page')).toBe('/product/product-1');
  expect(await findHref('Ben Buyer')).toBe('/dashboard/users/user-2');
  expect(await findHref('Sara Seller')).toBe('/dashboard/users/user-1');
});

test('a decision links to its statement and to the person', async () => {
  const decision: DecisionSummary = {
    ...{
      id: 'decision-1',
      subjectType: 'listing',
      subjectName: 'Field watch',
      action: 'warnPerson',
    },
    ...{ personId: 'user-3', personName: 'Cora Copy', createdAt: time, endsAt: null },
    ...{ reversedAt: null, hasOpenAppeal: false },
  };
  openReport({ decisions: [decision] });
  expect(await findHref('Cora Copy')).toBe('/dashboard/users/user-3');
});

const statement: Statement = {
  ...{ id: 'decision-1', as: 'staff', isOwnDecision: false, canAppeal: false, appeals: [] },
  ...{ subjectType: 'listing', subjectId: 'product-1', subjectName: 'Field watch' },
  ...{
    action: 'hideListing',
    facts: 'It is a copy.',
    basis: 'terms',
    rule: 'Only genuine watches',
  },
  ...{ reportCount: 1, reportIds: ['report-1'], personId: 'user-1', personName: 'Sara Seller' },
  ...{ createdAt: time, endsAt: null, reversedAt: null, appealUntil: time },
};

test('a statement of reasons links staff to the listing, the person and the reports', async () => {
  onCall('get', '/decisions/decision-1', statement);
  renderApplication('/decision/decision-1');
  expect(await findHref('Field watch')).toBe('/dashboard/listings?q=product-1');
  expect(await findHref('Sara Seller')).toBe('/dashboard/users/user-1');
  expect(await findHref('Report 1')).toBe('/dashboard/reports/report-1');
});

test('a statement of reasons has no links for the person concerned', async () => {
  const { personId, reportIds, ...visibleToPerson } = statement;
  onCall('get', '/decisions/decision-1', { ...visibleToPerson, as: 'person', personName: '' });
  renderApplication('/decision/decision-1');
  expect(await screen.findByText('Field watch')).toBeVisible();
  for (const name of ['Field watch', 'Report 1'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test.each([
  ['Deleted', { isDeleted: true, isHidden: false }],
  ['Deleted', { isDeleted: true, isHidden: true }],
  ['Hidden', { isDeleted: false, isHidden: true }],
])(
  'a report shows "%s" in place of a link to the public page of a listing with %j',
  async (state, flags) => {
    openReport({ listing: { image: '', description: '', sellingPrice: '100', ...flags } });
    expect(await findHref('Field watch')).toBe('/dashboard/listings?q=product-1');
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Public page' })).not.toBeInTheDocument();
  },
);

test('a report of a message shows the message, with a link to its conversation', async () => {
  const message = { id: 'message-1', text: 'Pay, or else.', photoCount: 1, sentAt: time };
  const conversation = { subjectType: 'conversation', subjectId: 'conversation-1' } as const;
  openReport({ ...conversation, message, listing: null });
  expect(await findHref('Field watch')).toBe('/dashboard/messages/conversation-1');
  expect(screen.getByText('Pay, or else.')).toBeVisible();
  expect(screen.getByText('1 photo')).toBeVisible();
});

test('a report of a person links to their page, whatever their role', async () => {
  openReport({ subjectType: 'person', subjectId: 'uid-1', subjectName: 'Reported', listing: null });
  expect(await findHref('Reported')).toBe('/dashboard/users/user-1');
});

test.each([
  ['order', '/dashboard/order/id-1'],
  ['user', '/dashboard/users/id-1'],
  ['listing', '/dashboard/listings?q=id-1'],
  ['report', '/dashboard/reports/id-1'],
  ['decision', '/decision/id-1'],
])('the audit log links to the %s that an act concerns', async (subjectType, href) => {
  const entry: AuditEntry = {
    ...{ _id: 'entry-1', at: time, actorRole: 'Admin', act: `${subjectType}.change` },
    ...{ subjectType, subjectId: 'id-1', subjectName: 'The subject', address: '::1' },
  };
  onCall('get', '/audit-log', [entry]);
  renderApplication('/dashboard/audit-log');
  expect(await findHref('The subject')).toBe(href);
});

test('the audit log shows the number of an order, and "Audit log" for an export of the log', async () => {
  const entry = { at: time, actorRole: 'Admin', address: '::1' };
  onCall('get', '/audit-log', [
    { ...entry, _id: '1', act: 'order.decide', subjectType: 'order', subjectId: 'a-5e13d642' },
    { ...entry, _id: '2', act: 'auditLog.export', subjectType: 'auditLog', subjectId: 'all' },
  ]);
  renderApplication('/dashboard/audit-log');
  expect(await findHref('5E13-D642')).toBe('/dashboard/order/a-5e13d642');
  expect(screen.getAllByText('Audit log').at(-1)).toBeVisible();
  expect(screen.queryByText('AuditLog')).not.toBeInTheDocument();
});

test('the audit log links to a deleted listing, which staff may restore', async () => {
  onCall('get', '/audit-log', [
    {
      ...{ _id: 'entry-1', at: time, actorRole: 'Admin', act: 'listing.delete', address: '::1' },
      ...{ subjectType: 'listing', subjectId: 'id-1', subjectName: 'Field watch' },
    },
  ]);
  renderApplication('/dashboard/audit-log');
  expect(await findHref('Field watch')).toBe('/dashboard/listings?q=id-1');
});

test('the audit log links to the actor, unless it is a command or their account is deleted', async () => {
  const entry: AuditEntry = {
    ...{ _id: 'entry-1', at: time, actorRole: 'Admin', act: 'user.verify', address: '::1' },
    ...{ subjectType: 'user', subjectId: 'id-1', subjectName: 'The subject' },
  };
  onCall('get', '/audit-log', [
    { ...entry, actorId: 'user-9', actorName: 'Ada Admin' },
    { ...entry, _id: 'entry-2', actorId: 'user-8' },
    { ...entry, _id: 'entry-3', actorRole: 'command' },
  ]);
  renderApplication('/dashboard/audit-log');
  expect(await findHref('Ada Admin')).toBe('/dashboard/users/user-9');
  expect(screen.getByText('A deleted account')).toBeVisible();
  expect(screen.getByText('A command')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'The subject' })).toHaveLength(3);
});

test('an order links staff to the listing in the console, not to the public page', async () => {
  onCall('get', '/all-sales', [sale]);
  renderApplication('/dashboard/all-orders');
  const [picture, name] = await screen.findAllByRole('link', { name: sale.productName });
  expect(picture).toHaveAttribute('href', '/dashboard/listings?q=product-1');
  expect(name).toHaveAttribute('href', '/dashboard/listings?q=product-1');
  cleanup();
  onCall('get', '/sales/:id', { ...saleDetails, as: 'admin' });
  renderApplication(`/dashboard/order/${sale.orderId}`);
  expect(await findHref(sale.productName)).toBe('/dashboard/listings?q=product-1');
});

test('an order links its buyer to the public page', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', saleDetails);
  renderApplication(`/dashboard/order/${sale.orderId}`);
  expect(await findHref(sale.productName)).toBe('/product/product-1');
});

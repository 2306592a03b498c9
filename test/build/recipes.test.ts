import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

// Follows the recipes of src/README.md in a copy of the project.

const project = path.resolve(__dirname, '../..');
const configurations = [
  '.ci',
  'webpack.config.ts',
  'jest.config.ts',
  'package.json',
  'package-lock.json',
];

// Building or compiling a copy of the project without a cache takes minutes.
jest.setTimeout(900_000);

/** A copy of the project, inside its folder so that packages are found. */
let copyFolder: string;
beforeEach(async () => {
  await mkdir(path.join(project, 'dist'), { recursive: true });
  copyFolder = await mkdtemp(path.join(project, 'dist/recipes-'));
  for (const name of ['src', 'public', 'test', 'tsconfig.json', ...configurations]) {
    await cp(path.join(project, name), path.join(copyFolder, name), { recursive: true });
  }
});
afterEach(() => rm(copyFolder, { recursive: true }));

/** The files of the project that a recipe creates or changes, without those that prove its result. */
let changedFiles: Set<string>;
beforeEach(() => (changedFiles = new Set()));

const writeCopiedFile = async (file: string, text: string) => {
  if (file.startsWith('src/')) changedFiles.add(file);
  await mkdir(path.dirname(path.join(copyFolder, file)), { recursive: true });
  await writeFile(path.join(copyFolder, file), text);
};

/** Inserts text before a text that occurs exactly once. */
async function insertBefore(file: string, before: string, text: string): Promise<void> {
  const content = await readFile(path.join(copyFolder, file), 'utf8');
  expect(content.split(before)).toHaveLength(2);
  await writeCopiedFile(
    file,
    content.replace(before, () => `${text}\n${before}`),
  );
}

const runNode = (...command: string[]) =>
  promisify(execFile)(process.execPath, command, { cwd: copyFolder });
const runJest = (...options: string[]) =>
  runNode(
    path.join(project, 'node_modules/jest/bin/jest.js'),
    ...options,
    '--selectProjects',
    'node',
  );

test('a page is built and prerendered', async () => {
  await writeCopiedFile(
    'src/client/pages/warranty-page.tsx',
    `import { Heading } from '@chakra-ui/react';
    import { routes } from '../../contract/routes';
    import { PageHead } from '../components/page/page-head';

    export default function WarrantyPage() {
      return (
        <>
          <PageHead title={routes.warranty.title} />
          <Heading as="h1">Every watch runs for a year</Heading>
        </>
      );
    }`,
  );
  await insertBefore(
    'src/contract/routes.ts',
    '  statecharts: {\n',
    "  warranty: { ...staticPage, path: '/warranty', title: 'Warranty', menu: true },",
  );
  await insertBefore(
    'src/client/app/pages.ts',
    '  statecharts: lazyPage(\n',
    `  warranty: lazyPage(
      () => import(/* webpackChunkName: "warranty" */ '../pages/warranty-page'),
    ),`,
  );
  await runNode('-r', 'esbuild-register', 'src/build/main.ts');
  const page = await readFile(path.join(copyFolder, 'dist/client/warranty.html'), 'utf8');
  expect(page).toContain('<title>Warranty - Think. Feel. Resell.</title>');
  expect(page).toMatch(/<h1[^>]*>Every watch runs for a year<\/h1>/);
  const home = await readFile(path.join(copyFolder, 'dist/client/index.html'), 'utf8');
  expect(home).toContain('href="/warranty"');
  expect(changedFiles.size).toBe(3);
});

test('a flow is drawn, and walked by the model-based tests', async () => {
  const folder = 'src/client/features/reminder';
  await writeCopiedFile(
    `${folder}/reminder.machine.ts`,
    `import { setup } from 'xstate';

    export type ReminderEvent = { type: 'reminder.open' } | { type: 'reminder.close' };

    export const reminderMachine = setup({ types: { events: {} as ReminderEvent } }).createMachine({
      id: 'reminder',
      description: 'Reminds the buyer to pay.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The reminder is hidden.',
          on: { 'reminder.open': { target: 'open', description: 'The deadline is near.' } },
        },
        open: {
          description: 'The reminder is visible.',
          on: { 'reminder.close': { target: 'closed', description: 'The buyer closes it.' } },
        },
      },
    });`,
  );
  await writeCopiedFile(
    `${folder}/reminder.examples.ts`,
    `import type { ExampleEvents } from '../flow-examples';
    import type { ReminderEvent } from './reminder.machine';

    export const reminderExampleEvents = {
      'the deadline is near': { type: 'reminder.open' },
      'close the reminder': { type: 'reminder.close' },
    } satisfies ExampleEvents<ReminderEvent>;`,
  );
  const flowsFile = 'src/client/pages/statecharts/flows.ts';
  await insertBefore(
    flowsFile,
    'import { signInExampleEvents }',
    `import { reminderExampleEvents } from '../../features/reminder/reminder.examples';
    import { reminderMachine } from '../../features/reminder/reminder.machine';`,
  );
  await insertBefore(
    flowsFile,
    "  {\n    title: 'Import of products',",
    `  {
      title: 'Reminder',
      file: 'client/features/reminder/reminder.machine.ts',
      machine: reminderMachine,
      examples: reminderExampleEvents,
    },`,
  );
  await runNode('-r', 'esbuild-register', 'src/statecharts/command/main.ts', 'draw', folder);
  const chart = await readFile(path.join(copyFolder, folder, 'reminder.machine.svg'), 'utf8');
  expect(chart).toContain('reminder.open');
  const { stderr } = await runJest(
    'test/model/invariants.test.ts',
    '--testNamePattern',
    'Reminder',
  );
  expect(stderr).toMatch(/Tests: .*[1-9]\d* passed/);
});

test('a confirmation is drawn, and walked by the model-based tests', async () => {
  const folder = 'src/client/features/recall';
  await writeCopiedFile(
    `${folder}/recall.machine.ts`,
    `import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

    export const recallMachine = createConfirmationMachine<void, { reason: string }>({
      id: 'recall',
      description: 'Calls a watch back.',
      subject: undefined,
      open: 'The seller presses Call back.',
      confirming: 'The dialog asks for the reason.',
      confirm: 'The seller confirms.',
      done: 'The watch is called back.',
    });`,
  );
  const flowsFile = 'src/client/pages/statecharts/flows.ts';
  await insertBefore(
    flowsFile,
    'import { signInExampleEvents }',
    "import { recallMachine } from '../../features/recall/recall.machine';",
  );
  await insertBefore(
    flowsFile,
    "  {\n    title: 'Import of products',",
    `  confirmationFlow({
      title: 'Recall',
      file: 'client/features/recall/recall.machine.ts',
      machine: recallMachine,
      subject: undefined,
      input: { reason: 'It is not genuine.' },
    }),`,
  );
  await runNode('-r', 'esbuild-register', 'src/statecharts/command/main.ts', 'draw', folder);
  const chart = await readFile(path.join(copyFolder, folder, 'recall.machine.svg'), 'utf8');
  expect(chart).toContain('recall.confirm');
  const { stderr } = await runJest('test/model/invariants.test.ts', '--testNamePattern', 'Recall');
  expect(stderr).toMatch(/Tests: .*[1-9]\d* passed/);
});

test('a field of a product is stored, shown, exported and erased', async () => {
  await insertBefore(
    'src/contract/selling/product-fields.ts',
    "  movement: { ...choice, label: 'Movement'",
    "  caseBack: { ...choice, label: 'Case back', example: 'Display' },",
  );
  const migrations = 'src/server/database/migrations';
  const { length } = await readdir(path.join(project, migrations));
  const number = String(length + 1).padStart(3, '0');
  await writeCopiedFile(
    `${migrations}/${number}_case_back.sql`,
    'alter table products add column case_back text;',
  );
  expect(changedFiles.size).toBe(2);

  await insertBefore(
    'test/server/domains/selling/product-fields.test.ts',
    "    movement: 'Manual winding',",
    "    caseBack: 'Display',",
  );
  await insertBefore(
    'test/server/domains/privacy/erasure/support/store-marked-person.ts',
    '      dial_colour = ${markerWord}',
    '      case_back = ${markerWord},',
  );
  await writeCopiedFile(
    'test/build/case-back.test.ts',
    `import { headElements } from '../../src/client/prerender/page-elements';
    import { productPage } from '../client/support/fixtures';

    test('search engines read the field', () => {
      const body = { ...productPage, caseBack: 'Display' };
      const response = { call: 'product', parameter: body._id, status: 200, body } as const;
      const elements = headElements(response, 'https://shop.example');
      expect(elements).toContain('"name":"Case back","value":"Display"');
    });`,
  );
  await symlink(path.join(project, 'node_modules'), path.join(copyFolder, 'node_modules'));
  const { stderr } = await runJest(
    'test/build/case-back',
    'test/server/domains/selling/product-fields',
    'test/server/domains/privacy/erasure/complete-erasure',
    'test/server/domains/privacy/data-export/coverage',
  );
  expect(stderr).toMatch(/Test Suites: 4 passed, 4 total/);
});

test('an event of an order is accepted, offered, described and drawn', async () => {
  await insertBefore(
    'src/contract/order.machine.ts',
    "  | ({ type: 'seller.acceptReport' }",
    "  | { type: 'seller.withdrawClaim' }",
  );
  await insertBefore(
    'src/contract/order.machine.ts',
    `                    'clock.remind': {
                      actions: notify('receiptUnconfirmed', 'buyer'),`,
    `'seller.withdrawClaim': {
      target: 'awaitingHandOver',
      actions: notify('handOverDue', 'buyer'),
      description: 'The seller still has the watch.',
    },`,
  );
  await insertBefore(
    'src/contract/order.examples.ts',
    "  'the buyer confirms the hand-over':",
    "  'the seller still has the watch': { type: 'seller.withdrawClaim' },",
  );
  await insertBefore(
    'src/contract/buying/sale.ts',
    "    z.extend(optionalProblemStatementSchema, { type: z.literal('seller.acceptReport') })",
    "    z.object({ type: z.literal('seller.withdrawClaim') }),",
  );
  await insertBefore(
    'src/client/features/order/order-actions.ts',
    "  'seller.offerReturn': {",
    `'seller.withdrawClaim': {
      label: 'I still have the watch',
      question: 'Do you still have the watch?',
      confirmLabel: 'I have it',
      explanation: () => 'The buyer is told that the hand-over is still to come.',
      success: 'The hand-over is still to come.',
    },`,
  );
  await insertBefore(
    'src/client/features/order/describe-step.ts',
    "  'seller.acceptReport':",
    "  'seller.withdrawClaim': 'still has the watch.',",
  );
  await insertBefore(
    'src/decisions/21-order-state-machine.md',
    '    handOverClaimed --> handOverUnconfirmed:',
    '    handOverClaimed --> awaitingHandOver: seller still has it',
  );
  expect(changedFiles.size).toBe(6);

  await insertBefore(
    'test/browser/model/flows/order.ts',
    "  'the buyer confirms the hand-over':",
    "  'the seller still has the watch': ({ sale }) => sale.performAction('seller.withdrawClaim'),",
  );
  await writeCopiedFile(
    'test/contract/withdraw-claim.test.ts',
    `import { availableActions } from '../../src/client/features/order/available-actions';
    import { userOrderEventSchema } from '../../src/contract/buying/sale';

    test('a seller may send the event', () => {
      const type = 'seller.withdrawClaim';
      expect(availableActions('handOverClaimed', 'seller')).toContain(type);
      expect(userOrderEventSchema.parse({ type })).toEqual({ type });
    });`,
  );
  // The copy has a cache of its own, so the compiler checks all.
  await runNode(path.join(project, 'node_modules/typescript-7/bin/tsc'), '--build');
  await runNode(
    '-r',
    'esbuild-register',
    'src/statecharts/command/main.ts',
    'draw',
    'src/contract',
  );
  const chart = await readFile(path.join(copyFolder, 'src/contract/order.machine.svg'), 'utf8');
  expect(chart).toContain('seller.withdrawClaim');
  const { stderr } = await runJest('test/contract/withdraw-claim', 'test/contract/order-d');
  expect(stderr).toMatch(/Test Suites: 3 passed, 3 total/);
});

test('a call is answered, requested by a typed hook, and described in the OpenAPI document', async () => {
  await insertBefore(
    'src/contract/calls/products.ts',
    '  categories: {\n',
    `  categoryNames: {
      method: 'GET',
      path: '/category-names',
      summary: 'List the names of the categories',
      auth: 'public',
      response: z.array(z.string()),
    },`,
  );
  const routes = 'src/server/domains/catalogue/categories.routes.ts';
  await insertBefore(
    routes,
    'import { categoriesJson,',
    "import { allCategories } from './categories.sql';",
  );
  await insertBefore(
    routes,
    '  registerEndpoint(app, calls.category,',
    `  registerEndpoint(app, calls.categoryNames, async () =>
      (await allCategories(database)).map(({ name }) => name),
    );`,
  );
  await insertBefore(
    'src/client/api/categories-api.ts',
    "    category: query('category',",
    "    categoryNames: query('categoryNames', { providesTags: ['Categories'] }),",
  );
  await writeCopiedFile(
    'test/server/category-names.test.ts',
    `import { categoriesApi } from '../../src/client/api/categories-api';
    import { setUpTestServer } from './support/set-up-test-server';

    const server = setUpTestServer();

    test('lists the names of the categories', async () => {
      expect(await server.call('GET', '/api/category-names')).toMatchObject({ status: 200, body: [] });
      const { body } = await server.call('GET', '/api/openapi.json');
      expect(body.paths['/category-names'].get.summary).toBe('List the names of the categories');
    });

    test('the client has a typed hook', () => {
      const { useCategoryNamesQuery } = categoriesApi;
      const listNames = (): readonly string[] | undefined => useCategoryNamesQuery().data;
      expect(listNames).toBeInstanceOf(Function);
      expect(useCategoryNamesQuery).toBeInstanceOf(Function);
    });`,
  );
  // The test server reads the version of PGlite.
  await symlink(path.join(project, 'node_modules'), path.join(copyFolder, 'node_modules'));
  const { stderr } = await runJest('test/server/category-names.test.ts');
  expect(stderr).toMatch(/Tests: .*2 passed/);
  expect(changedFiles.size).toBe(3);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ContactMessage } from '../../../src/contract/talking/contact-message';

const messages: ContactMessage[] = [
  {
    _id: randomUUID(),
    firstName: 'Elena',
    lastName: 'Marchetti',
    email: 'elena.marchetti.with.a.long.address@mail.example',
    message: 'Which papers does a seller need to sell a watch that was inherited?',
    createdAt: '2026-01-15T10:00:00.000Z',
    done: false,
  },
  {
    _id: randomUUID(),
    firstName: '',
    lastName: '',
    email: '',
    message: 'a'.repeat(200),
    createdAt: '2026-01-14T10:00:00.000Z',
    done: true,
  },
];

/**
 * Shows contact messages on a page, as if the operator had set a contact address. The setting itself
 * stays empty, because the other tests of the worker use the same marketplace.
 */
export async function withContactMessages(page: Page): Promise<void> {
  await page.route('**/dashboard/contact-messages', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"capabilities":[', '"capabilities":["contactMessages",');
    await route.fulfill({ response, body });
  });
  await page.route('**/api/contact-messages?*', (route) => route.fulfill({ json: messages }));
}

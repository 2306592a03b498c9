import { expect, test } from '@playwright/test';

test('passes at once', () => undefined);

test('needs a second try', ({}, { retry }) => {
  expect(retry).toBe(1);
});

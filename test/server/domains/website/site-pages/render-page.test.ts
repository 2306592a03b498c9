import type { ShopSettings } from '../../../../../src/contract/platform/shop-settings';
import { renderSitePage } from '../../../../../src/server/domains/website/site-pages/render-page';

test.each([
  [1, '1 hour to'],
  [48, '48 hours to'],
])('a page of the operator counts %d in its unit', (inspectionHours, text) => {
  const settings = { inspectionHours } as ShopSettings;
  expect(JSON.stringify(renderSitePage('{{inspectionHours}} hours to report', settings))).toContain(
    text,
  );
});

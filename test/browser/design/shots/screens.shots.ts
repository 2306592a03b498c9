import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../../spec/fixtures';
import { withoutLiveChanges } from '../../without-live-changes';
import { screens } from '../screens';
import { buyerStates } from '../states/buyer-states';
import { publicStates } from '../states/public-states';
import { sellerAndAdminStates } from '../states/seller-and-admin-states';
import { colorModes, picturesFolder, slugOf } from './pictures-folder';

const widths = [360, 390, 768, 1280, 1920];
/** The maximum height of WebP in pixels. */
const maxHeight = 16_000;

async function takeScreenshot(page: Page, file: string) {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { width, height } = await sharp(picture).metadata();
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
    .webp({ quality: 82 })
    .toFile(file);
}

const shots = [...screens, ...publicStates, ...buyerStates, ...sellerAndAdminStates];

for (const { name, path: url, reachState, ...visitOptions } of shots) {
  // A state with a width exists on that one only, such as the menu of a phone.
  const shotWidths = visitOptions.width === undefined ? widths : [visitOptions.width];
  test(name, async ({ visit }) => {
    for (const colors of colorModes) {
      for (const width of shotWidths) {
        const page = await visit(url, {
          ...visitOptions,
          colors,
          width,
          beforeNavigation: async (newPage) => {
            await withoutLiveChanges(newPage);
            await visitOptions.beforeNavigation?.(newPage);
          },
        });
        await reachState(page);
        await takeScreenshot(
          page,
          path.join(picturesFolder, slugOf(name), `${colors}-${width}.webp`),
        );
        await page.close();
      }
    }
  });
}

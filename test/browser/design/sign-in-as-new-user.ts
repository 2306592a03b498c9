import type { Page } from '@playwright/test';
import { signIn } from '../accounts';
import { Shop } from '../spec/shop';

/** Signs in as a new user. After a first social sign-in, a user has no role yet: `null`. */
export const signInAsNewUser =
  (role: 'buyer' | 'seller' | null, name?: string) => async (page: Page) => {
    await page.goto('/login');
    const shop = new Shop(new URL(page.url()).origin);
    await signIn(page, await shop.register(role, name));
  };

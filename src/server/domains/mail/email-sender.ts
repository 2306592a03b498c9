import type { ShopSettings } from '../../../contract/platform/shop-settings';

/** What every email shows of the shop. An admin can change it. */
export type EmailSender = Pick<ShopSettings, 'shopName' | 'logo' | 'mainColor' | 'accentColor'>;

/** The shop's name unless an admin sets another one. Built pages contain it. */
export const defaultShopName = 'Secondhand';

/** The shop's logo unless an admin sets another one. Built pages contain it. */
export const defaultLogo = '/logo.svg';

/** The default logo as a PNG. */
export const defaultIcon = '/icon-192.png';

/** The brand unless an admin sets another one. Built pages contain it. */
export const brandDefaults = {
  tagline: 'Think. Feel. Resell.',
  titleSuffix: 'Think. Feel. Resell.',
  heroHeadline: 'Best Watch Reselling Marketplace.',
  heroText: 'Better three hours too soon than a minute too late.',
  goodsSingular: 'watch',
  goodsPlural: 'watches',
  mainColor: '#1d2f50',
  accentColor: '#f08a33',
  favicon: '/favicon.svg',
  sharePicture: '/og-image.jpg',
  heroPicture: '/hero-1600.webp',
};

export type BrandSettingName = keyof typeof brandDefaults;
export type Brand = Record<BrandSettingName, string>;

export const brandSettingNames = Object.keys(brandDefaults) as BrandSettingName[];

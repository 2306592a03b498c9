/** The shop's name unless an admin sets another one. Built pages contain it. */
export const defaultShopName = 'Secondhand';

/** The shop's logo unless an admin sets another one. Built pages contain it. */
export const defaultLogo = '/logo.svg';

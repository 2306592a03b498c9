/** The roles to choose from. */
export const accountTypes = [
  { role: 'buyer', label: 'Buyer', does: 'Book watches, keep a wishlist, pay by card.' },
  { role: 'seller', label: 'Seller', does: 'List your watches and advertise them.' },
] as const;

export const roleIsPermanent = "You choose once and can't change it later.";

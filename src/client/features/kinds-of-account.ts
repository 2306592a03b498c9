/** What somebody chooses between, once and for all. */
export const kindsOfAccount = [
  { role: 'buyer', label: 'Buyer', does: 'Book watches, keep a wishlist, pay by card.' },
  { role: 'seller', label: 'Seller', does: 'List your watches and advertise them.' },
] as const;

export const chosenOnce = "You choose once and can't change it later.";

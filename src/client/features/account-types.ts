/** The roles that a new user can choose, with their texts. */
export const accountTypes = [
  { role: 'buyer', label: 'Buyer', description: 'Book watches, keep a wishlist, pay by card.' },
  { role: 'seller', label: 'Seller', description: 'List your watches and advertise them.' },
] as const;

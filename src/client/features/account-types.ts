/** The roles that a new user can choose, with their texts. */
export const accountTypes = [
  {
    role: 'buyer',
    label: 'Buyer',
    description: 'Save what you like, ask sellers, pay safely by card.',
  },
  { role: 'seller', label: 'Seller', description: 'List what you no longer need, and get paid.' },
] as const;

import type { RegistrationRole } from '../../../contract/accounts/user';

interface RoleTexts {
  /** The label of the role in the switch. */
  activity: string;
  /** The menu item and the button that add the role. */
  start: string;
  /** What the role allows, and that nothing is lost. */
  explanation: string;
  /** The toast after the role became the active one. */
  active: string;
}

export const roleTexts: Record<RegistrationRole, RoleTexts> = {
  buyer: {
    activity: 'Buying',
    start: 'Start buying',
    explanation:
      'Book watches, keep a wishlist and pay by card with this account. Your listings stay for sale, and your sales go on.',
    active: "You're now buying",
  },
  seller: {
    activity: 'Selling',
    start: 'Start selling',
    explanation:
      'List and advertise your watches with this account. Your orders and your wishlist stay.',
    active: "You're now selling",
  },
};

/** The roles in the order of the switch. */
export const tradingRoles = ['buyer', 'seller'] as const satisfies readonly RegistrationRole[];

export const otherRole = (role: RegistrationRole): RegistrationRole =>
  role === 'buyer' ? 'seller' : 'buyer';

import { useIsHydrated } from '../hydration/use-is-hydrated';
import { hasCapability } from '../services/configuration';

/** The roles that a new user can choose, with their texts. */
export const accountTypes = [
  { role: 'buyer', label: 'Buyer', description: 'Book watches, keep a wishlist, pay by card.' },
  { role: 'seller', label: 'Seller', description: 'List your watches and advertise them.' },
] as const;

/** Returns whether the choice of a role is final. A prerendered page is built for any API. */
export function useRoleChoiceNote(): string {
  const canAddOther = useIsHydrated() && hasCapability('bothRoles');
  return canAddOther
    ? 'You can add the other one later.'
    : "You choose once and can't change it later.";
}

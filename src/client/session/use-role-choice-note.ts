import { useIsHydrated } from '../hydration/use-is-hydrated';
import { hasCapability } from '../services/configuration';

/** Returns a sentence that says whether the choice of a role is final. Until hydration the API is unknown. */
export function useRoleChoiceNote(): string {
  const canAddOther = useIsHydrated() && hasCapability('extensions');
  return canAddOther
    ? 'You can add the other one later.'
    : "You choose once and can't change it later.";
}

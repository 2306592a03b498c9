import type { Role } from '../../../../../contract/accounts/user';

interface RolesOfUser {
  role: Role | null;
  hasBothRoles?: boolean;
}

export function describeRole({ role, hasBothRoles }: RolesOfUser): string {
  if (role === null) return 'No role yet';
  return hasBothRoles ? 'buyer and seller' : role;
}

import type { Role } from './user';

interface Roles {
  /** The active role. */
  role: Role | null;
  hasBothRoles?: boolean | undefined;
}

/**
 * Whether a user has a role, active or not. In a file of its own, because the first page needs it without
 * the schemas.
 */
export function hasRole({ role, hasBothRoles }: Roles, needed: Role): boolean {
  if (role === needed) return true;
  return hasBothRoles === true && role !== null && role !== 'Admin' && needed !== 'Admin';
}

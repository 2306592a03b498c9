import type { RegistrationRole, RequiredRole, Role } from './user';

interface Roles {
  /** The active role. */
  role: Role | null;
  hasBothRoles?: boolean | undefined;
}

/** Whether a role, or a required role, is one that users choose: buyer or seller. */
export const isTradingRole = (role: Role | RequiredRole | null): role is RegistrationRole =>
  role === 'buyer' || role === 'seller';

/**
 * Whether a user has a role, active or not. In a file of its own, because the first page needs it without
 * the schemas.
 */
export function hasRole({ role, hasBothRoles }: Roles, needed: RequiredRole): boolean {
  if (role === needed) return true;
  if (needed === 'staff') return role !== null && !isTradingRole(role);
  return hasBothRoles === true && isTradingRole(role) && isTradingRole(needed);
}

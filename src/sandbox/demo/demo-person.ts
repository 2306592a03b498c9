import type { Role } from '../../contract/accounts/user';

export interface DemoPerson {
  /** Both the identity service's uid and the id of the user's record. */
  id: string;
  name: string;
  email: string;
  password: string;
  role: Role;
  verified: boolean;
  /** Without a photo, initials are shown. */
  hasNoPhoto?: true;
  /** Part of every product of a seller. */
  mobileNumber?: string;
  /** How many days before the seeding the user signed up. */
  daysAgo: number;
}

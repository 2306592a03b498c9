import type { RegistrationRole } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { usersApi } from '../../api/users-api';

/** RTK Query may return the response of a request that began before the change. The second response is newer. */
const maxRequests = 2;

/** Loads the account until it has the active role, so that the pages of that role open. */
export async function loadRole(
  dispatch: Dispatch,
  email: string,
  role: RegistrationRole,
): Promise<void> {
  const { initiate } = usersApi.endpoints.account;
  for (let count = 0; count < maxRequests; count += 1) {
    const request = dispatch(initiate(email, { subscribe: false, forceRefetch: true }));
    const account = await unwrapCall(request);
    if (account.role === role) return;
  }
}

import { useUserRecordQuery } from '../../../../api/user-administration-api';
import { LinkedFilter } from '../../records/linked-filter';
import { UserLink } from './user-link';

interface UserFilterProps {
  id: string;
  /** The parameter of the URL. */
  name: string;
  /** The text before the name of the user, such as "Orders of". */
  label: string;
  /** The text of the link that removes the filter. */
  removeLabel: string;
}

/** The user to whom a list is filtered, with a link that removes the filter. */
export function UserFilter({ id, name, label, removeLabel }: UserFilterProps) {
  const { currentData: user } = useUserRecordQuery(id);
  return (
    <LinkedFilter name={name} removeLabel={removeLabel}>
      <span>{user ? `${label} ` : `${label} one user`}</span>
      {user && <UserLink name={user.displayName} id={id} />}
    </LinkedFilter>
  );
}

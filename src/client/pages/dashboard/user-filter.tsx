import { useUserRecordQuery } from '../../api/user-administration-api';
import { LinkedFilter } from './linked-filter';
import { UserLink } from './user-link';

interface UserFilterProps {
  id: string;
  /** The parameter of the URL. */
  name: string;
  /** What the list has of the user, such as "Orders of". */
  label: string;
  /** The text of the link that removes the filter. */
  all: string;
}

/** The user whose rows a list has. */
export function UserFilter({ id, name, label, all }: UserFilterProps) {
  const { currentData: user } = useUserRecordQuery(id);
  return (
    <LinkedFilter name={name} all={all}>
      <span>{user ? `${label} ` : `${label} one user`}</span>
      {user && <UserLink name={user.displayName} id={id} />}
    </LinkedFilter>
  );
}

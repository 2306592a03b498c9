import { Text } from '@chakra-ui/react';
import type { User } from '../../../../contract/accounts/user';
import { freshFor5Minutes } from '../../../api/api';
import { pageSize } from '../../../api/read-all-pages';
import { useAllBuyersQuery, useAllSellersQuery } from '../../../api/users-api';
import { paths } from '../../../services/paths/paths';
import { FigureList } from './figure-list';
import { TaskList } from './task-list';

/** What waits for an admin of a server of the specification, which has no overview. */
export function AccountsToVerify() {
  const { data: sellers } = useAllSellersQuery({ visibleCount: pageSize }, freshFor5Minutes);
  const { data: buyers } = useAllBuyersQuery({ visibleCount: pageSize }, freshFor5Minutes);
  const tasks = [
    { label: 'Sellers to verify', to: paths.allSellers, users: sellers },
    { label: 'Buyers to verify', to: paths.allBuyers, users: buyers },
  ].flatMap(({ label, to, users = [] }) => {
    const newest = users.slice(0, pageSize);
    const count = newest.filter(({ verified }) => !verified).length;
    const title = users.length > pageSize ? `${label}, of the newest ${pageSize}` : label;
    return count > 0 ? [{ id: label, title, to, picture: { count } }] : [];
  });
  return (
    <>
      <TaskList tasks={tasks} empty={<Text color="fg.muted">Nothing at the moment</Text>} />
      {sellers && buyers && (
        <FigureList
          title="Accounts"
          figures={{ Sellers: countUsers(sellers), Buyers: countUsers(buyers) }}
        />
      )}
    </>
  );
}

const countUsers = ({ length }: readonly User[]) => (length > pageSize ? `${pageSize}+` : length);

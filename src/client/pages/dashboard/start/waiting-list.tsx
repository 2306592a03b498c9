import { Text } from '@chakra-ui/react';
import type { Overview } from '../../../../contract/console/overview';
import { useSession } from '../../../session/use-session';
import { TaskList } from './task-list';
import { waitingItems } from './waiting-items';

/** What waits for a decision of staff, each with its number and a link to its list. */
export function WaitingList({ waiting }: Pick<Overview, 'waiting'>) {
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.role === 'Admin';
  const tasks = waiting.flatMap(({ kind, count }) => {
    const item = waitingItems[kind];
    const isVisible = item && count > 0 && (isAdmin || !item.isForAdmins);
    return isVisible ? [{ id: kind, title: item.label, to: item.to, picture: { count } }] : [];
  });
  return <TaskList tasks={tasks} empty={<Text color="fg.muted">Nothing at the moment</Text>} />;
}

import { Button, Icon, Text } from '@chakra-ui/react';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hasRole } from '../../../contract/accounts/has-role';
import { savedQuery } from '../../../contract/finding/saved-search';
import type { Search } from '../../../contract/finding/search';
import { freshFor5Minutes } from '../../api/api';
import { unwrapCall } from '../../api/request-failure';
import { useSavedSearchesQuery, useSaveSearchMutation } from '../../api/saved-searches-api';
import { paths } from '../../services/paths/paths';
import { searchToSave } from '../../services/storage/search-to-save';
import { toast } from '../../services/toasts/toasts';
import { useSession } from '../../session/use-session';
import { useRequest } from '../use-request';
import type { SaveSearchWords } from './save-search-words';

interface SaveSearchProps {
  search: Search;
  words: SaveSearchWords;
}

/**
 * The button that saves a search. A visitor signs in first, and finds it saved on the way back. Renders nothing for a
 * search for everything, for users who do not buy, and for a seller on their own page.
 */
export function SaveSearch({ search, words }: SaveSearchProps) {
  const query = savedQuery(search);
  const session = useSession();
  const isBuyer = session.status === 'signedIn' && hasRole(session, 'buyer');
  const { data: saved } = useSavedSearchesQuery(undefined, { ...freshFor5Minutes, skip: !isBuyer });
  const isPressed = useRef(false);
  const [save] = useSaveSearchMutation();
  const [{ status, failure }, request] = useRequest({
    send: () => unwrapCall(save({ query })),
    onDone: () =>
      toast.success(
        session.status === 'signedIn' && session.emailConfirmed === false
          ? `${words.done}. Confirm your email address to get emails about it.`
          : `${words.done}. You get an email when there is something new.`,
      ),
  });
  const from = useLocation();
  const navigate = useNavigate();

  const proceed = () => {
    if (isBuyer && searchToSave.take(query)) void request();
    else if (isPressed.current && session.status === 'signedOut') {
      void navigate(paths.login, { state: { from } });
    }
  };
  const press = () => {
    searchToSave.store(query);
    isPressed.current = true;
    proceed();
  };
  // The visitor may come from signing in, or may have pressed before the session was known.
  const onSession = useEffectEvent(proceed);
  useEffect(() => onSession(), [isBuyer, session.status]);

  const isOther = session.status === 'signedIn' && (!isBuyer || search.seller === session.user.uid);
  if (query === '' || isOther) return null;
  const icon = <Icon as={BellIcon} boxSize="5" />;
  if (saved?.some((each) => each.query === query)) {
    return (
      <Button asChild variant="outline">
        <Link to={paths.savedSearches}>
          {icon}
          <span>{words.done}</span>
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" loading={status === 'busy'} onClick={press}>
        {icon}
        <span>{words.action}</span>
      </Button>
      {failure !== undefined && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {failure}
        </Text>
      )}
    </>
  );
}

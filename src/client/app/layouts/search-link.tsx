import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths';
import { SearchIcon } from '../../features/search/search-icon';
import { useSearchOffer } from '../../features/search/use-search-offer';

/** On a phone, where the header has no room for the box: the page that begins with it. */
export function SearchLink() {
  const { isSupported, css } = useSearchOffer();
  if (!isSupported) return null;
  return (
    <IconButton asChild variant="ghost" size="sm" hideFrom="md" marginStart="auto" css={css}>
      <Link to={paths.search} aria-label="Search">
        <SearchIcon />
      </Link>
    </IconButton>
  );
}

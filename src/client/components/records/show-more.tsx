import { Button, Center } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';

interface ShowMoreProps {
  /** The plural noun of the button's label. */
  what: string;
  /** How many items are visible then. The URL stores it. */
  visibleCount: number;
  busy: boolean;
}

/** The link that makes a list longer. */
export function ShowMore({ what, visibleCount, busy }: ShowMoreProps) {
  const [search] = useSearchParams();
  const query = new URLSearchParams(search);
  query.set('shown', String(visibleCount));
  return (
    <Center marginTop="10">
      <Button asChild variant="outline" size="lg" aria-busy={busy}>
        <Link to={`?${query.toString()}`} replace preventScrollReset>
          {`Show more ${what}`}
        </Link>
      </Button>
    </Center>
  );
}

import { Button, Center } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';

interface ShowMoreProps {
  /** The plural noun of the button's label. */
  what: string;
  /** How many items are visible then. The URL stores it. */
  shown: number;
  busy: boolean;
}

/** The link that makes a list longer. */
export function ShowMore({ what, shown, busy }: ShowMoreProps) {
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.set('shown', String(shown));
  return (
    <Center marginTop="10">
      <Button asChild variant="outline" size="lg" aria-busy={busy}>
        <Link to={`?${address.toString()}`} replace preventScrollReset>
          {`Show more ${what}`}
        </Link>
      </Button>
    </Center>
  );
}

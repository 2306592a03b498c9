import { Button, Center } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';

interface ShowMoreProps {
  /** What there are more of. */
  what: string;
  /** How many shall be shown then, which the address keeps. */
  shown: number;
  busy: boolean;
}

/** The way to more of a list, under those that are shown. */
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

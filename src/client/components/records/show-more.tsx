import { Button, Center } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { inGoodsWords } from '../../../contract/website/goods-words';

interface ShowMoreProps {
  /** The items in the plural, for the button's text. */
  itemsLabel: string;
  /** The number of items that are visible after a click. The URL stores it. */
  visibleCount: number;
  busy: boolean;
}

/** The link that makes a list longer. */
export function ShowMore({ itemsLabel, visibleCount, busy }: ShowMoreProps) {
  const [search] = useSearchParams();
  const query = new URLSearchParams(search);
  query.set('shown', String(visibleCount));
  return (
    <Center marginTop="10">
      <Button asChild variant="outline" size="lg" aria-busy={busy}>
        <Link to={`?${query.toString()}`} replace preventScrollReset>
          {inGoodsWords(`Show more ${itemsLabel}`)}
        </Link>
      </Button>
    </Center>
  );
}

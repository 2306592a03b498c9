import { Button, HStack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useCategoriesQuery } from '../../api/categories-api';
import { paths } from '../../services/paths/paths';

/** Links to all categories in one row. */
export function CategoryLinks() {
  const { data } = useCategoriesQuery();
  return (
    <HStack
      as="nav"
      aria-label="Categories"
      gap="2"
      // A fixed height, so that the page does not shift when the links load. The padding leaves space
      // for the focus rings.
      minHeight="12"
      padding="1"
      marginX="-1"
      marginBottom="4"
      overflowX="auto"
      // Fades out at the end, to show that the row scrolls.
      paddingEnd="12"
      maskImage="linear-gradient(to right, black calc(100% - 3rem), transparent)"
      _rtl={{ maskImage: 'linear-gradient(to left, black calc(100% - 3rem), transparent)' }}
    >
      {data?.map(({ _id, name }) => (
        <Button
          key={_id}
          asChild
          variant="outline"
          size="sm"
          rounded="full"
          flexShrink="0"
          css={{ '&[aria-current=page]': { bg: 'brand.solid', color: 'brand.contrast' } }}
        >
          <NavLink to={paths.category(_id)}>
            <bdi>{name}</bdi>
          </NavLink>
        </Button>
      ))}
    </HStack>
  );
}

import { Button, HStack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useCategoriesQuery } from '../../api/categories-api';
import { paths } from '../../services/paths';

/** The ways to the other categories, in one row. */
export function CategoryLinks() {
  const { data } = useCategoriesQuery();
  return (
    <HStack
      as="nav"
      aria-label="Categories"
      gap="2"
      // So high before they are there, too; the rings of its links fit in.
      minHeight="12"
      padding="1"
      marginX="-1"
      marginBottom="4"
      overflowX="auto"
      // What lies beyond the end fades out, so that a row that goes on looks like one.
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

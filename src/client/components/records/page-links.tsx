import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface PageLinksProps {
  label: string;
  page: number;
  pageCount: number;
  getPath: (page: number) => string;
}

/** Links to the previous and next page of a list. Renders nothing if there is only one page. */
export function PageLinks({ label, page, pageCount, getPath }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <Flex as="nav" aria-label={label} gap="3" align="center" justify="center" marginTop="10">
      <PageLink to={page > 1 ? getPath(page - 1) : undefined} rel="prev">
        Previous
      </PageLink>
      <Text textStyle="sm" color="fg.muted">
        {`Page ${page} of ${pageCount}`}
      </Text>
      <PageLink to={page < pageCount ? getPath(page + 1) : undefined} rel="next">
        Next
      </PageLink>
    </Flex>
  );
}

function PageLink(props: { to: string | undefined; rel: 'prev' | 'next'; children: string }) {
  const { to, rel, children } = props;
  if (to === undefined) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="outline">
      <Link to={to} rel={rel}>
        {children}
      </Link>
    </Button>
  );
}

import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface PageLinksProps {
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The ways from one page of a long list to the others; nothing when there is but one. */
export function PageLinks({ label, page, pages, addressOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <Flex as="nav" aria-label={label} gap="3" align="center" justify="center" marginTop="10">
      <PageLink to={page > 1 ? addressOf(page - 1) : undefined} rel="prev">
        Previous
      </PageLink>
      <Text textStyle="sm" color="fg.muted">
        {`Page ${page} of ${pages}`}
      </Text>
      <PageLink to={page < pages ? addressOf(page + 1) : undefined} rel="next">
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

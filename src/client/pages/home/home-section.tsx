import { Container, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactElements } from '../../components/react-elements';

interface HomeSectionProps {
  id: string;
  heading: string;
  children: ReactElements;
}

export function HomeSection({ id, heading, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <Container
      as="section"
      id={id}
      aria-labelledby={headingId}
      maxWidth="page"
      paddingY={{ base: '6', md: '16' }}
      scrollMarginTop="16"
    >
      <Heading
        id={headingId}
        as="h2"
        textStyle="sectionTitle"
        textAlign="center"
        marginBottom={{ base: '6', md: '10' }}
      >
        {heading}
      </Heading>
      {children}
    </Container>
  );
}

import {
  Button,
  Container,
  Grid,
  Heading,
  Stack,
  Text,
  Link as ChakraLink,
} from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../contract/website/goods-words';
import type { ReactElements } from '../components/react-elements';
import { useLocationState } from '../components/page/use-location-state';
import { loginState, requestedCategory } from '../services/paths/login-state';
import { hasCapability } from '../services/configuration';
import { paths } from '../services/paths/paths';

interface AccountPanelProps {
  heading: string;
  /** Rendered between the heading and the form. */
  notice?: ReactElements;
  children: ReactElements;
  /** The texts of the panel that links to the other page. */
  alternative: { heading: string; text: string; label: string; to: string };
}

/** The form of Login or Registration beside a link to the other one. */
export function AccountPanel({ heading, notice, children, alternative }: AccountPanelProps) {
  const state = useLocationState();
  const login = loginState(state);
  const { productName } = login;
  const categoryId = requestedCategory(login);
  return (
    <Container maxWidth="5xl" paddingY={{ base: '8', md: '12' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        borderWidth="1px"
        borderRadius="2xl"
        overflow="hidden"
        bg="bg.panel"
      >
        <Stack gap="6" padding={{ base: '6', md: '10' }}>
          <Heading as="h1" textStyle="pageTitle">
            {heading}
          </Heading>
          {typeof productName === 'string' && (
            <Text textStyle="lg">
              Sign in to book the <bdi>{productName}</bdi>
            </Text>
          )}
          {notice ?? (categoryId !== undefined && <CategoryNotice id={categoryId} />)}
          {children}
        </Stack>
        <Stack
          gap="5"
          align="center"
          justify="center"
          textAlign="center"
          padding={{ base: '8', md: '10' }}
          color="ivory"
          bgGradient="to-br"
          gradientFrom="ink.600"
          gradientTo="ink.900"
        >
          <Heading as="h2" textStyle="sectionTitle">
            {alternative.heading}
          </Heading>
          <Text>{alternative.text}</Text>
          <Button
            asChild
            variant="outline"
            color="inherit"
            borderColor="ink.300"
            _hover={{ bg: 'ink.700' }}
          >
            <Link to={alternative.to} state={state}>
              {alternative.label}
            </Link>
          </Button>
        </Stack>
      </Grid>
    </Container>
  );
}

/** Says why a category needs a sign-in, and links to its products in the search, which does not. */
function CategoryNotice({ id }: { id: string }) {
  return (
    <Text textStyle="lg">
      <span>Sign in to see this category.</span>
      {hasCapability('extensions') && (
        <>
          {' '}
          <ChakraLink asChild variant="underline">
            <Link to={`${paths.search}?category=${encodeURIComponent(id)}`}>
              {inGoodsWords('See the same watches in search')}
            </Link>
          </ChakraLink>
        </>
      )}
    </Text>
  );
}

import { chakra, Field, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { hiddenWithoutCapability } from '../../hydration/hidden-without-capability';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { configuration, hasCapability } from '../../services/configuration';

/** Whether a new user has to tick a box; otherwise registering is the consent. */
export const needsConsentBox = () =>
  hasCapability('extensions') && configuration().consent === 'checkbox';

export const consentPrompt = 'Please agree to the terms and the privacy notice.';

interface ConsentProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}

/**
 * What a new user agrees to. Prerendered pages contain the text without the box, because the build doesn't know the
 * server.
 */
export function Consent({ isChecked, onChange, error }: ConsentProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated && !hasCapability('extensions')) return null;
  if (!isHydrated || !needsConsentBox()) {
    return (
      <Text textStyle="sm" color="fg.muted" css={isHydrated ? {} : hiddenWithoutCapability}>
        <span>By creating an account, you confirm that you're of legal age and agree to the </span>
        <ConsentLinks />
      </Text>
    );
  }
  return (
    <Field.Root invalid={Boolean(error)}>
      <chakra.label display="flex" gap="3" minHeight="8" cursor="pointer" textStyle="sm">
        <chakra.input
          type="checkbox"
          name="consent"
          boxSize="4"
          marginTop="0.5"
          flexShrink="0"
          accentColor="brand.solid"
          checked={isChecked}
          aria-invalid={Boolean(error)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Text as="span">
          <span>I'm of legal age and agree to the </span>
          <ConsentLinks />
        </Text>
      </chakra.label>
      <Field.ErrorText color="fg.error" role="alert">
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}

/** In new tabs, so that the typed password stays. */
function ConsentLinks() {
  return (
    <>
      <ConsentLink name="terms">terms</ConsentLink>
      <span> and the </span>
      <ConsentLink name="privacy">privacy notice</ConsentLink>
      <span>.</span>
    </>
  );
}

function ConsentLink({ name, children }: { name: 'terms' | 'privacy'; children: string }) {
  return (
    <ChakraLink asChild variant="underline">
      <Link to={routes[name].path} target="_blank">
        {children}
      </Link>
    </ChakraLink>
  );
}

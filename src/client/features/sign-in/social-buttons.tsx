import { Button, Stack, chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { notReplayedAttribute } from '../../hydration/click-replay';
import type { SocialProvider } from '../../services/identity/identity-types';
import { identity } from '../../services/identity/identity';

interface SocialButtonsProps {
  disabled: boolean;
  onChoose: (provider: SocialProvider) => void;
}

const Logo = ({ children }: { children: ReactNode }) => (
  <chakra.svg viewBox="0 0 24 24" boxSize="5" aria-hidden>
    {children}
  </chakra.svg>
);

const logos: Record<SocialProvider, ReactElement> = {
  google: (
    <Logo>
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.2z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1-3.7 1a6.5 6.5 0 0 1-6.1-4.4H2.2V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.9 14.2a6.6 6.6 0 0 1 0-4.300V7H2.200a11 11 0 0 0 0 10z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.6 0 3 .6 4.2 1.600l3.2-3.100A11 11 0 0 0 2.2 7l3.7 2.900A6.5 6.5 0 0 1 12 5.400z"
      />
    </Logo>
  ),
  github: (
    <Logo>
      <path
        fill="currentColor"
        d="M12 1.500a10.8 10.8 0 0 0-3.4 21c.5.1.7-.2.7-.5v-2c-3 .6-3.6-1.3-3.6-1.3-.5-1.2-1.2-1.6-1.2-1.6-1-.7.1-.7.1-.7 1 .1 1.6 1.1 1.6 1.1 1 1.7 2.5 1.2 3.1.9.1-.7.4-1.2.7-1.5-2.4-.3-4.9-1.2-4.9-5.3 0-1.2.4-2.1 1.1-2.9-.1-.3-.5-1.4.1-2.9 0 0 .9-.3 3 1.100a10 10 0 0 1 5.4 0c2.1-1.4 3-1.1 3-1.1.6 1.5.2 2.6.1 2.9.7.8 1.1 1.7 1.1 2.9 0 4.1-2.5 5-4.9 5.3.4.3.7 1 .7 2v3c0 .3.2.6.7.5A10.8 10.8 0 0 0 12 1.500z"
      />
    </Logo>
  ),
};

/**
 * The buttons for Google and Github. They are disabled until a click can open the pop-up
 * synchronously, because browsers block a pop-up that opens later.
 */
export function SocialButtons({ disabled, onChoose }: SocialButtonsProps) {
  const isReady = useIdentityReady();
  const renderButton = (provider: SocialProvider, label: string) => (
    <Button
      // A replayed click cannot open a pop-up.
      {...notReplayedAttribute}
      variant="outline"
      height="auto"
      minHeight="10"
      whiteSpace="normal"
      disabled={disabled || !isReady}
      onClick={() => onChoose(provider)}
    >
      {logos[provider]} <span>{label}</span>
    </Button>
  );
  return (
    <Stack gap="3">
      {renderButton('google', 'Continue with Google')}
      {renderButton('github', 'Continue with Github')}
    </Stack>
  );
}

/** Returns whether a click can open the pop-up of Google or Github synchronously. */
function useIdentityReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const enable = () => setIsReady(true);
    // Enable the buttons after a failure too: a click then shows the error.
    identity.ready().then(enable, enable);
  }, []);
  return isReady;
}

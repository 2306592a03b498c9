import { Text, type TextProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** In milliseconds. */
const delay = 5000;

/** Renders a message once the wait is long. */
export function StillWaiting(props: TextProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Text {...props}>Still waiting for a response.</Text>;
}

import { Text, type TextProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Milliseconds that somebody waits without a word. */
const patience = 5000;

/** Nothing at first; to whom the wait gets long it says that it goes on. */
export function StillWaiting(props: TextProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Text {...props}>Still waiting for a response.</Text>;
}

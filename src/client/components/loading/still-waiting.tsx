import { Text, type TextProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** The wait in milliseconds before the message appears. */
const delay = 5000;

/** Renders a message when loading takes longer than five seconds. */
export function StillWaiting(props: TextProps) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isVisible && <Text {...props}>Still waiting for a response.</Text>;
}

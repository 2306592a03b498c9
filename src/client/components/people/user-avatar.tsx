import { Center, chakra, type CenterProps } from '@chakra-ui/react';
import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { useState } from 'react';
import { firstGrapheme } from '../../../contract/text/truncate-text';

interface UserAvatarProps {
  name: string;
  photoURL: string;
  boxSize?: CenterProps['boxSize'];
}

/** A user's picture, or their initials if it is missing or fails to load. */
export function UserAvatar({ name, photoURL, boxSize = '9' }: UserAvatarProps) {
  const [loadedURL, setLoadedURL] = useState<string>();
  const initials = getInitials(name);
  return (
    <Center
      as="span"
      position="relative"
      flexShrink="0"
      boxSize={boxSize}
      borderRadius="full"
      overflow="hidden"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      textStyle="sm"
      fontWeight="500"
      textTransform="uppercase"
      aria-hidden
    >
      {/* Behind the picture, so that they are seen for as long as it is not. */}
      {loadedURL !== (photoURL || null) &&
        (initials ? <span>{initials}</span> : <UserIcon width="60%" />)}
      {photoURL && (
        <chakra.img
          src={photoURL}
          alt=""
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          onLoad={() => setLoadedURL(photoURL)}
        />
      )}
    </Center>
  );
}

/** Returns the initials of the first and last name. */
function getInitials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return firstGrapheme(first) + firstGrapheme(others.at(-1) ?? '');
}

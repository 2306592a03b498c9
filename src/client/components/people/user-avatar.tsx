import { Avatar, type AvatarRootProps } from '@chakra-ui/react';
import { firstGrapheme } from '../../../contract/text/truncate-text';

interface UserAvatarProps extends Pick<AvatarRootProps, 'size'> {
  name: string;
  photoURL: string;
}

/** A user's picture, or their initials if it is missing or fails to load. */
export function UserAvatar({ name, photoURL, size = 'sm' }: UserAvatarProps) {
  return (
    <Avatar.Root size={size} flexShrink="0">
      <Avatar.Fallback>{getInitials(name) || undefined}</Avatar.Fallback>
      {photoURL && <Avatar.Image src={photoURL} alt="" />}
    </Avatar.Root>
  );
}

/** Returns the initials of the first and last name. Chakra's own function splits surrogate pairs. */
function getInitials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return firstGrapheme(first) + firstGrapheme(others.at(-1) ?? '');
}

import { Avatar, type AvatarRootProps } from '@chakra-ui/react';
import { firstGrapheme } from '../../../contract/truncate-text';

interface UserAvatarProps extends Pick<AvatarRootProps, 'size'> {
  name: string;
  photoURL: string;
}

/** Somebody's picture, or their initials where there is none or it cannot be loaded. */
export function UserAvatar({ name, photoURL, size = 'sm' }: UserAvatarProps) {
  return (
    <Avatar.Root size={size} flexShrink="0">
      <Avatar.Fallback>{initialsOf(name) || undefined}</Avatar.Fallback>
      {photoURL && <Avatar.Image src={photoURL} alt="" />}
    </Avatar.Root>
  );
}

/** Of the first and the last name. Chakra's would be halves of some letters. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return firstGrapheme(first) + firstGrapheme(others.at(-1) ?? '');
}

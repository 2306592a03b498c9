import { Avatar } from '@chakra-ui/react';

/** Somebody's picture, or their initials where there is none or it cannot be loaded. */
export function UserAvatar({ name, photoURL }: { name: string; photoURL: string }) {
  return (
    <Avatar.Root size="sm" flexShrink="0">
      <Avatar.Fallback name={name} />
      {photoURL && <Avatar.Image src={photoURL} alt="" />}
    </Avatar.Root>
  );
}

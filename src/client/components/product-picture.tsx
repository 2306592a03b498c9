import { AspectRatio, Center, Image } from '@chakra-ui/react';
import { useState } from 'react';

interface ProductPictureProps {
  source: string;
  name: string;
  ratio?: number;
}

/** A product's picture in a space reserved for it; a dial stands in when it cannot be shown. */
export function ProductPicture({ source, name, ratio = 4 / 3 }: ProductPictureProps) {
  const [missing, setMissing] = useState(!source);
  return (
    <AspectRatio ratio={ratio} bg="bg.subtle" overflow="hidden">
      {missing ? (
        <Center role="img" aria-label={`No picture of ${name}`} color="fg.subtle" textStyle="sm">
          No picture
        </Center>
      ) : (
        <Image
          src={source}
          alt={name}
          loading="lazy"
          decoding="async"
          objectFit="cover"
          onError={() => setMissing(true)}
        />
      )}
    </AspectRatio>
  );
}

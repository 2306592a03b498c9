import { Box, Center, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useFilePreview } from '../forms/use-file-preview';
import { photoAltText } from '../product/photo-alt-text';
import { PlaceholderIcon } from '../product/placeholder-icon';
import { ProductPicture } from '../product/product-picture';
import type { Photo } from './photo';

interface PhotoThumbnailProps {
  photo: Photo;
  index: number;
  count: number;
}

/** A photo of the form, cropped as on a card, with the alternative text of the product's page. */
export function PhotoThumbnail({ photo: { file, url }, index, count }: PhotoThumbnailProps) {
  const { input } = useField<string>('productName', { subscription: { value: true } });
  const alt = photoAltText(input.value.trim() || 'Product', index, count);
  return (
    <Box aspectRatio={4 / 3} bg="bg.subtle" overflow="hidden">
      {file ? (
        <FileImage file={file} alt={alt} />
      ) : (
        <ProductPicture source={url ?? ''} name={alt} sizes="12rem" />
      )}
    </Box>
  );
}

function FileImage({ file, alt }: { file: File; alt: string }) {
  const [isReadable, setIsReadable] = useState(true);
  const loadPreview = useFilePreview(file);
  return isReadable ? (
    <Image
      ref={loadPreview}
      alt={alt}
      boxSize="full"
      objectFit="cover"
      // Dragging moves the photo in the form, instead of a copy of the image.
      draggable={false}
      onError={() => setIsReadable(false)}
    />
  ) : (
    <Center boxSize="full" role="img" aria-label={`${alt}. This browser can't show it.`}>
      <PlaceholderIcon />
    </Center>
  );
}

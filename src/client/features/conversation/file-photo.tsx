import { Image } from '@chakra-ui/react';
import { useFilePreview } from '../../components/forms/use-file-preview';

/** A chosen photo, cropped to a square. */
export function FilePhoto({ file }: { file: File }) {
  return <Image ref={useFilePreview(file)} alt={file.name} boxSize="full" objectFit="cover" />;
}

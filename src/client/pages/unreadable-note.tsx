import { Link as ChakraLink, Text, type TextProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { keptView } from '../services/kept-view';

interface UnreadableNoteProps extends Pick<TextProps, 'marginBottom'> {
  /** The parameters of the URL that are ignored. */
  params: readonly string[];
  /** The URL without them. */
  removal: string;
}

/** Names the parts of the URL that mean no filter. */
export function UnreadableNote({ params, removal, ...style }: UnreadableNoteProps) {
  if (params.length === 0) return null;
  const names = new Intl.ListFormat('en').format(params);
  return (
    <Text role="note" textStyle="sm" color="fg.muted" {...style}>
      <span>
        <bdi>{names}</bdi>{' '}
        <span>{params.length === 1 ? "can't be read." : "can't be read and are ignored."}</span>
      </span>{' '}
      <ChakraLink asChild variant="underline">
        <Link to={removal} replace state={keptView}>
          {params.length === 1 ? 'Remove it' : 'Remove them'}
        </Link>
      </ChakraLink>
    </Text>
  );
}

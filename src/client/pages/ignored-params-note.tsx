import { Link as ChakraLink, Text, type TextProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { preserveViewState } from '../services/browser/preserve-view';

interface IgnoredParamsNoteProps extends Pick<TextProps, 'marginBottom'> {
  /** The ignored parameters, such as "priceFrom=abc". */
  params: readonly string[];
  urlWithoutParams: string;
}

/** Names the parameters of the URL that are not valid filters, with a link to the URL without them. */
export function IgnoredParamsNote({ params, urlWithoutParams, ...style }: IgnoredParamsNoteProps) {
  if (params.length === 0) return null;
  const names = new Intl.ListFormat('en').format(params);
  return (
    <Text role="note" textStyle="sm" color="fg.muted" {...style}>
      <span>
        <bdi>{names}</bdi>{' '}
        <span>{params.length === 1 ? "can't be read." : "can't be read and are ignored."}</span>
      </span>{' '}
      <ChakraLink asChild variant="underline">
        <Link to={urlWithoutParams} replace state={preserveViewState}>
          {params.length === 1 ? 'Remove it' : 'Remove them'}
        </Link>
      </ChakraLink>
    </Text>
  );
}

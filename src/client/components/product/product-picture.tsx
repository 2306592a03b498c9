import { Box, Center, Image, type BoxProps } from '@chakra-ui/react';
import { useContext, useState } from 'react';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { PictureSizesContext, sourceSets } from './picture-sizes';
import { PlaceholderIcon } from './placeholder-icon';

interface ProductPictureProps {
  source: string;
  /** For the `alt` text; empty where the text beside it names the product. */
  name: string;
  /** Width to height; `auto` where the layout sets the height. */
  ratio?: BoxProps['aspectRatio'];
  /** `cover` crops the picture; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  /** The `sizes` attribute; by default that of ProductGrid. */
  sizes?: string;
  /** Whether it is in the first viewport: loaded eagerly, without a fade. */
  priority?: boolean;
}

const widthsInGrid =
  '(min-width: 80rem) 24rem, (min-width: 1080px) 31vw, (min-width: 768px) 47vw, 95vw';

/** A product's picture in a reserved space, with a placeholder if it cannot be loaded. */
export function ProductPicture({ source, ratio = 4 / 3, ...rest }: ProductPictureProps) {
  const bg = rest.fit === 'contain' ? undefined : 'bg.subtle';
  return (
    <Box position="relative" aspectRatio={ratio} bg={bg} overflow="hidden">
      <PictureOrDial key={source} source={source} {...rest} />
    </Box>
  );
}

/** Pictures in the browser's cache, which need not fade in again. */
const seen = new Set<string>();

/** The fallbacks in their order. */
type Attempt = 'size' | 'original' | 'none';

function PictureOrDial({
  source,
  name,
  fit = 'cover',
  sizes = widthsInGrid,
  priority = false,
}: Omit<ProductPictureProps, 'ratio'>) {
  const available = useContext(PictureSizesContext);
  const [attempt, setAttempt] = useState<Attempt>(source ? 'size' : 'none');
  const [loaded, setLoaded] = useState(false);
  // A prerendered picture may have loaded before hydration.
  const isHydrated = useIsHydrated();
  const [fadesIn] = useState(isHydrated && !priority && !seen.has(source));
  if (attempt === 'none') return <NoPicture name={name} />;

  const sets = attempt === 'size' ? sourceSets(source, available) : [];
  return (
    <>
      {!loaded && (
        <Center position="absolute" inset="0" opacity="0.4">
          <PlaceholderIcon />
        </Center>
      )}
      <picture>
        {sets.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <Image
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          src={source}
          alt={name}
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit={fit}
          opacity={fadesIn && !loaded ? 0 : 1}
          transition={fadesIn ? 'opacity 0.3s' : undefined}
          _motionReduce={{ transition: 'none' }}
          onLoad={() => {
            seen.add(source);
            setLoaded(true);
          }}
          onError={() => setAttempt(sets.length > 0 ? 'original' : 'none')}
        />
      </picture>
    </>
  );
}

function NoPicture({ name }: { name: string }) {
  return (
    <Center
      {...(name ? { role: 'img', 'aria-label': `No picture of ${name}` } : { 'aria-hidden': true })}
      position="absolute"
      inset="0"
      flexDirection="column"
      gap="1"
      color="fg.muted"
      textStyle="sm"
      css={{ containerType: 'inline-size' }}
    >
      <PlaceholderIcon />
      <Box
        as="span"
        css={{ display: 'none', '@container (min-width: 9rem)': { display: 'block' } }}
      >
        No picture
      </Box>
    </Center>
  );
}

/** @jsxImportSource @emotion/react */
import { Box, Center, type BoxProps } from '@chakra-ui/react';
import { useContext, useState } from 'react';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { memoizeStyles } from '../../theme/memoize-styles';
import { PictureSizesContext, sourceSets } from './picture-sizes';
import { PlaceholderIcon } from './placeholder-icon';

interface ProductPictureProps {
  source: string;
  /** The `alt` text; empty where a text beside the picture names the product. */
  name: string;
  /** The aspect ratio; `auto` where the layout sets the height. */
  ratio?: BoxProps['aspectRatio'];
  /** `cover` crops the picture to fill its space; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** The `sizes` attribute; the default matches ProductGrid. */
  sizes?: string;
  /** The only widths to offer, in the best format, for a picture that a page has very often. */
  widths?: readonly number[];
  /** Whether the picture is in the first viewport. It then loads eagerly and does not fade in. */
  priority?: boolean;
  /** The URL of a smaller picture that has loaded already, shown until this one has loaded. */
  preview?: string | undefined;
}

const sizesInGrid =
  '(min-width: 80rem) 24rem, (min-width: 1080px) 31vw, (min-width: 768px) 47vw, 95vw';

/** A product's picture in a space of fixed ratio, with a placeholder if it fails to load. */
export function ProductPicture({ source, ratio = 4 / 3, ...rest }: ProductPictureProps) {
  const bg = rest.fit === 'contain' ? undefined : 'bg.subtle';
  return (
    <Box position="relative" aspectRatio={ratio} bg={bg} overflow="hidden">
      <PictureWithFallbacks key={source} source={source} {...rest} />
    </Box>
  );
}

const placeholderStyles = memoizeStyles({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  opacity: '0.4',
});

const imageStyle = (objectFit: 'cover' | 'contain') =>
  memoizeStyles({
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit,
    '&[data-fading]': { transition: 'opacity 0.15s', _motionReduce: { transition: 'none' } },
    '&[data-fading=out]': { opacity: '0' },
  });
const imageStyles = { cover: imageStyle('cover'), contain: imageStyle('contain') };

/** URLs of pictures that have loaded before. They do not fade in again. */
const loadedSources = new Set<string>();

/** What is rendered: a resized picture, then the original if that fails, then a placeholder. */
type Variant = 'resized' | 'original' | 'placeholder';

function PictureWithFallbacks({
  source,
  name,
  fit = 'cover',
  sizes = sizesInGrid,
  widths,
  priority = false,
  preview,
}: Omit<ProductPictureProps, 'ratio'>) {
  const pictureSizes = useContext(PictureSizesContext);
  const [variant, setVariant] = useState<Variant>(source ? 'resized' : 'placeholder');
  const [loaded, setLoaded] = useState(false);
  // A prerendered picture may have loaded before hydration.
  const isHydrated = useIsHydrated();
  const [fadesIn] = useState(isHydrated && !priority && !loadedSources.has(source));
  if (variant === 'placeholder') return <PicturePlaceholder name={name} />;

  const sets = variant === 'resized' ? sourceSets(source, pictureSizes, widths) : [];
  return (
    <>
      {!loaded && (
        <div css={placeholderStyles()}>
          <PlaceholderIcon />
        </div>
      )}
      {!loaded && preview && <img src={preview} alt="" css={imageStyles[fit]()} />}
      <picture>
        {sets.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          data-fading={fadesIn ? (loaded ? 'in' : 'out') : undefined}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          src={source}
          alt={name}
          css={imageStyles[fit]()}
          onLoad={() => {
            loadedSources.add(source);
            setLoaded(true);
          }}
          onError={() => setVariant(sets.length > 0 ? 'original' : 'placeholder')}
        />
      </picture>
    </>
  );
}

function PicturePlaceholder({ name }: { name: string }) {
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

import { Box } from '@chakra-ui/react';
import { encode } from 'uqr';

/** The light margin that scanners need, in modules. */
const margin = 3;

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  label: string;
}

/** A QR code: black on white in both color modes, because many scanners can't read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: margin, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box boxSize="40" borderRadius="md" overflow="hidden" bg="white">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        width="100%"
        height="100%"
      >
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}

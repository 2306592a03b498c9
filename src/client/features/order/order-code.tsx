import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { lazyComponent } from '../../components/loading/lazy-component';
import { copyText } from '../../services/browser/copy-text';
import { showCodeRule } from './order-actions';

const QrCode = lazyComponent({
  label: 'the QR code',
  load: async () => {
    const module = await import(/* webpackChunkName: "qr-code" */ '../../components/qr-code');
    return module.QrCode;
  },
  Fallback: () => <Skeleton boxSize="40" />,
});

interface OrderCodeProps {
  title: string;
  /** Six digits. */
  code: string;
  /** The URL in the QR code. */
  url: string;
}

/** The code that the user shows to the other side at the meeting, as digits and as a QR code. */
export function OrderCode({ title, code, url }: OrderCodeProps) {
  return (
    <Stack
      as="section"
      aria-label={title}
      gap="4"
      padding="5"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.subtle"
      data-screen-only
    >
      <Flex gap="5" direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }}>
        <Stack gap="2" flex="1" align="start" minWidth="0">
          <Text fontWeight="600">{title}</Text>
          <Text
            as="output"
            aria-label={code.split('').join(' ')}
            fontSize="4xl"
            fontWeight="700"
            lineHeight="1.1"
            fontVariantNumeric="tabular-nums"
            letterSpacing="0.08em"
            translate="no"
          >
            {`${code.slice(0, 3)} ${code.slice(3)}`}
          </Text>
          <Button size="sm" variant="outline" onClick={() => void copyText(code, 'Code copied.')}>
            Copy the code
          </Button>
        </Stack>
        <Box flexShrink="0" alignSelf={{ base: 'center', sm: 'auto' }}>
          <QrCode text={url} label={`QR code of ${title.toLowerCase()}`} />
        </Box>
      </Flex>
      <Text fontWeight="600">{inGoodsWords(showCodeRule)}</Text>
    </Stack>
  );
}

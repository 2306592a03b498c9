import { Badge, Box, Button, Grid, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { routes } from '../../../contract/routes';
import { formatPrice } from '../../../contract/selling/format-price';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { FailureNote } from '../../components/forms/failure-note';
import { FormField } from '../../components/forms/form-field';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { SectionPanel } from '../../components/page/section-panel';
import { DisabledAction } from '../../components/product/disabled-action';
import { ProductGridSkeleton } from '../../components/product/product-grid-skeleton';
import { EmptyState } from '../../components/records/empty-state';
import { RecordsSkeleton } from '../../components/records/records-skeleton';
import { PreviewCard } from '../../features/listing-guidance/preview-card';
import { semanticTokens } from '../../theme/semantic-tokens';
import { textStyles } from '../../theme/text-styles';

const colors = Object.entries(semanticTokens.colors).flatMap(([role, shades]) =>
  Object.keys(shades).map((shade) => (/DEFAULT|value/.test(shade) ? role : `${role}.${shade}`)),
);
const steps = ['1', '2', '3', '4', '5', '8', '12'];
const facts = { originalPrice: '1600', sellingPrice: '1190', location: 'Dhaka', condition: 'Good' };
const watch = { ...facts, image: '', productName: 'Orvane Meridian 38', yearOfPurchase: '2021' };
const user = { uid: 'seller', email: '', displayName: 'Samir Haque', photoURL: '' };
const seller = { user, verified: true };

/** The design language as it is drawn, in light and dark, for developers. See theme/README.md. */
export default function ComponentsPage() {
  const [asks, setAsks] = useState(false);
  const ask = () => setAsks(true);
  return (
    <Stack padding={{ base: '2', md: '6' }} gap="6">
      <PageHead title={routes.components.title} />
      <Heading as="h1" textStyle="pageTitle">
        {routes.components.title}
      </Heading>
      <Grid templateColumns={{ xl: '1fr 1fr' }} gap="6">
        <Examples mode="light" ask={ask} />
        <Examples mode="dark" ask={ask} />
      </Grid>
      <ConfirmDialog
        open={asks}
        question="Are you sure about deleting data!"
        subject={watch.productName}
        confirmLabel="Delete"
        busy={false}
        onConfirm={() => setAsks(false)}
        onCancel={() => setAsks(false)}
      />
    </Stack>
  );
}

function Examples({ mode, ask }: { mode: 'light' | 'dark'; ask: () => void }) {
  return (
    <Stack
      className={mode}
      colorPalette="brand"
      bg="bg"
      color="fg"
      padding={{ base: '2', md: '4' }}
      gap="4"
    >
      <SectionPanel title="Type">
        <Stack gap="2">
          {[...Object.keys(textStyles), 'md', 'sm', 'xs'].map((style) => (
            <Text key={style} textStyle={style}>{`${style} ${formatPrice('1190')}`}</Text>
          ))}
        </Stack>
      </SectionPanel>
      <SectionPanel title="Colors and spacing">
        <Stack gap="3">
          <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="2">
            {colors.map((color) => (
              <HStack key={color} textStyle="xs">
                <Box boxSize="6" bg={color} borderWidth="1px" borderRadius="md" />
                <span>{color}</span>
              </HStack>
            ))}
          </Grid>
          <HStack align="end" gap="3">
            {steps.map((step) => (
              <Box key={step} title={step} boxSize={step} bg="brand.solid" />
            ))}
          </HStack>
        </Stack>
      </SectionPanel>
      <SectionPanel title="Buttons and badges">
        <Stack gap="3" align="start">
          <HStack wrap="wrap">
            <Button>Main</Button>
            <Button variant="outline">Second</Button>
            <Button variant="ghost">Quiet</Button>
            <Button loading>Loading</Button>
            <Button disabled>Disabled</Button>
            <Button variant="outline" onClick={ask}>
              Delete
            </Button>
          </HStack>
          <DisabledAction label="Book Now" reason="This is your own watch." />
          <HStack wrap="wrap">
            <Badge>Neutral</Badge>
            <Badge colorPalette="green">Paid</Badge>
            <Badge colorPalette="orange">Waiting</Badge>
            <Badge colorPalette="red">Refused</Badge>
          </HStack>
        </Stack>
      </SectionPanel>
      <SectionPanel title="Fields">
        <Stack gap="3">
          <FormField label="Product Name" hint="Brand and model">
            <Input defaultValue="Orvane Meridian 38" />
          </FormField>
          <FormField label="Selling Price" error="Selling Price is required!">
            <Input />
          </FormField>
          <FailureNote>The server did not answer. Try again.</FailureNote>
        </Stack>
      </SectionPanel>
      <SectionPanel title="Card, loading, failed, empty">
        <Stack gap="4">
          <PreviewCard {...watch} seller={seller} />
          <ProductGridSkeleton label="Loading cards" />
          <RecordsSkeleton label="Loading rows" />
          <LoadFailure label="your orders" onRetry={ask} />
          <EmptyState title="No orders yet">{null}</EmptyState>
        </Stack>
      </SectionPanel>
    </Stack>
  );
}

import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useFormState } from 'react-final-form';
import {
  brandColors,
  brandTexts,
  shopPictures,
} from '../../../../../contract/platform/brand-settings';
import type { ShopSettings } from '../../../../../contract/platform/shop-settings';
import { TextControl } from '../../../../components/forms/form-controls';
import { PictureUrlControl } from '../../../../components/forms/picture-url-control';
import { SectionPanel } from '../../../../components/page/section-panel';
import { usePictureUpload } from '../../use-picture-upload';
import { BrandPreview } from './brand-preview';
import { ColorControl } from './color-control';
import type { SettingValues } from './setting-values';

/** The texts, colors and pictures of the shop, with a preview of what is entered. */
export function BrandSection({ defaults }: { defaults: ShopSettings }) {
  const upload = usePictureUpload();
  const { values } = useFormState<SettingValues>({ subscription: { values: true } });
  return (
    <SectionPanel title="Brand">
      <Stack gap="6">
        <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="6" rowGap="5">
          {entriesOf(brandTexts).map(([name, { label, hint }]) => (
            <TextControl
              key={name}
              name={name}
              label={label}
              hint={`${hint} Default: ${defaults[name]}`}
            />
          ))}
          {entriesOf(brandColors).map(([name, { label, hint }]) => (
            <ColorControl
              key={name}
              name={name}
              label={label}
              hint={`${hint} Default: ${defaults[name]}`}
            />
          ))}
          {entriesOf(shopPictures).map(([name, { label, hint }]) => (
            <PictureUrlControl
              key={name}
              name={name}
              label={label}
              hint={hint}
              removeLabel={`Use the default ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
              upload={upload}
            />
          ))}
        </SimpleGrid>
        <BrandPreview values={values} defaults={defaults} />
      </Stack>
    </SectionPanel>
  );
}

const entriesOf = <Name extends string, Value>(record: Readonly<Record<Name, Value>>) =>
  Object.entries(record) as [Name, Value][];

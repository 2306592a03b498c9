import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { placesSchema } from '../../../../../contract/finding/known-place';
import type { SearchReport } from '../../../../../contract/finding/search-words';
import { SectionPanel } from '../../../../components/page/section-panel';
import { SettingLinesForm } from './setting-lines-form';
import { useSettingLines } from './use-setting-lines';

interface PlacesFormProps {
  report: SearchReport;
  places: string;
}

/** The towns of this shop. A press on one that sellers write begins a line, which the admin completes. */
export function PlacesForm({ report: { builtInPlaces, unknownPlaces }, places }: PlacesFormProps) {
  const lines = useSettingLines({
    name: 'places',
    saved: places,
    schema: placesSchema,
    savedMessage: 'Places saved.',
  });
  return (
    <SectionPanel title="Places of this shop">
      <Stack gap="4">
        {unknownPlaces.length > 0 && (
          <>
            <Text color="fg.muted">
              Sellers write these places, whose position is unknown. “Near me” doesn’t find what is
              there.
            </Text>
            <HStack as="ul" listStyleType="none" flexWrap="wrap" gap="2">
              {unknownPlaces.map((place) => (
                <li key={place}>
                  <Button size="sm" variant="outline" onClick={() => lines.addLine(`${place}, `)}>
                    <span>
                      Add <bdi>{place}</bdi>
                    </span>
                  </Button>
                </li>
              ))}
            </HStack>
          </>
        )}
        <SettingLinesForm
          label="Places near which buyers search"
          hint="One line each: names, country, latitude, longitude, like “Savar | Sabhar, Bangladesh, 23.86, 90.27”. A line replaces what the search knows about its names."
          lines={lines}
          builtInLabel="Places that the search knows"
          builtInLines={builtInPlaces}
        />
      </Stack>
    </SectionPanel>
  );
}

import { Button, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KnownPlace } from '../../../contract/finding/known-place';
import { defaultRadius, nearestPlace, searchRadii } from '../../../contract/finding/places';
import { unwrapCall } from '../../api/request-failure';
import { useLazyPlacesQuery } from '../../api/search-api';
import { failureMessage } from '../../features/failure-message';
import { currentPosition } from '../../services/browser/current-position';
import type { SearchFiltersProps } from './attribute-filters';
import { FilterGroup } from './filter-group';
import { filterRemovals } from './chosen-filters';

/** A place that is farther away is not where the user is. */
const maxKmToPlace = 100;

/**
 * The distance from a place that the user enters, or from the nearest one to the user's position. The position never
 * leaves the browser: the search, its URL and the server know only the name of the place.
 */
export function NearFilter({ chosenSearch, onChange }: Omit<SearchFiltersProps, 'facets'>) {
  const { near, within = defaultRadius, order = 'nearest' } = chosenSearch;
  const [load, { data: places = [] }] = useLazyPlacesQuery();
  const [isLocating, setIsLocating] = useState(false);
  const [error, setError] = useState<string>();
  const [listId, errorId] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => {
    if (field.current) field.current.value = near ?? '';
  }, [near]);

  const loadPlaces = () => unwrapCall(load(undefined, true));
  const choose = async (find: () => Promise<string>) => {
    setError(undefined);
    try {
      const name = await find();
      if (field.current) field.current.value = name;
      // The filters may have been closed while the browser asked for the permission.
      if (isMounted.current && name !== near) onChange({ near: name, order });
    } catch (reason) {
      setError(failureMessage(reason));
    }
  };
  const onEntered = (text: string) => {
    setError(undefined);
    if (text === (near ?? '')) return;
    if (text === '') onChange(filterRemovals.near);
    else void choose(async () => namedPlace(text, await loadPlaces()));
  };
  const onNearMe = async () => {
    setIsLocating(true);
    await choose(async () => {
      const position = await currentPosition();
      const nearest = nearestPlace(position, await loadPlaces());
      if (nearest && nearest.km <= maxKmToPlace) return labelOf(nearest.place);
      throw new Error("We don't know a place near you. Enter one instead.");
    });
    setIsLocating(false);
  };

  return (
    <FilterGroup legend="Distance">
      <Stack gap="2">
        <Input
          ref={field}
          aria-label="Near a place"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          placeholder="Town or city"
          size="sm"
          bg="bg.panel"
          dir="auto"
          autoComplete="off"
          list={listId}
          defaultValue={near}
          // A failure is shown when the place is looked up.
          onFocus={() => void loadPlaces().catch(() => undefined)}
          onBlur={({ currentTarget }) => onEntered(currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && onEntered(currentTarget.value.trim())
          }
        />
        <datalist id={listId}>
          {places.map((place) => (
            <option key={labelOf(place)} value={labelOf(place)}>
              {place.country}
            </option>
          ))}
        </datalist>
        {near !== undefined && (
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label="Within"
              bg="bg.panel"
              value={within}
              onChange={({ currentTarget: { value } }) =>
                onChange({ within: searchRadii.find((radius) => String(radius) === value) })
              }
            >
              {searchRadii.map((radius) => (
                <option key={radius} value={radius}>
                  {`Within ${radius} km`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          loading={isLocating}
          onClick={() => void onNearMe()}
        >
          Near me
        </Button>
        {error !== undefined && (
          <Text id={errorId} role="alert" color="fg.error" textStyle="sm">
            {error}
          </Text>
        )}
      </Stack>
    </FilterGroup>
  );
}

const labelOf = ({ names: [label = ''] }: KnownPlace) => label;

/** @throws an error with a message for the user if there is no such place */
function namedPlace(text: string, places: readonly KnownPlace[]): string {
  const typed = foldCase(text);
  const place = places.find(({ names, country }) =>
    names.some((name) => [name, `${name}, ${country}`].map(foldCase).includes(typed)),
  );
  if (place) return labelOf(place);
  throw new Error(`We don’t know where “${text}” is. Choose a place from the list.`);
}

const foldCase = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

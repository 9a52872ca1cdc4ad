import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  addressLineOf,
  findPlaces,
  mostPlaces,
  nearestPlaces,
  type Place,
} from '../../components/places/places.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteOf } from '../../ui/loading/remoteData.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { PositionState } from './usePosition.ts';

interface ChooseLocationViewProps {
  /** ISO 3166-1 alpha-2; undefined where it is unknown. */
  country: string | undefined;
  places: RemoteOf<readonly Place[]>;
  position: PositionState;
  onPosition: () => void;
  /** @param line as it stands in an address */
  onChoose: (line: string) => void;
  onBack: () => void;
  /** Offline notice: the list cannot be loaded. */
  offlineBar: ReactNode;
}

/** A place of the list; with its distance where the position is known. */
type Row = Place & { distance?: number };

function useDistanceText(): (metres: number) => string {
  const { formatNumber } = useIntl();
  return (metres) =>
    metres < 1000
      ? formatNumber(Math.round(metres / 100) * 100, { style: 'unit', unit: 'meter' })
      : formatNumber(metres / 1000, {
          style: 'unit',
          unit: 'kilometer',
          maximumFractionDigits: metres < 10_000 ? 1 : 0,
        });
}

/** Asks for the position by a tap, and says how good it is. */
function OwnPosition({ position, onPosition }: Pick<ChooseLocationViewProps, 'position' | 'onPosition'>) {
  const { formatNumber } = useIntl();
  const { row } = useDates();
  if (position.state === 'denied' || position.state === 'failed')
    return (
      <Stack gutter padBlock="3">
        <Notice tone="neutral" icon="info">
          {position.state === 'denied' ? (
            <FormattedMessage
              id="place.position.denied"
              defaultMessage="Your browser does not share your position. Search for a place or type it instead."
            />
          ) : (
            <FormattedMessage
              id="place.position.failed"
              defaultMessage="Your device could not find its position. Search for a place or type it instead."
            />
          )}
        </Notice>
      </Stack>
    );
  const isKnown = position.state === 'known';
  return (
    <Stack direction="row" align="center" justify="between" gap="4" gutter padBlock="3" wrap>
      <Text as="p" variant="caption" tone="muted">
        {isKnown ? (
          <FormattedMessage
            id="place.position.known"
            defaultMessage="Accurate to {distance} · {time}"
            values={{
              distance: formatNumber(Math.ceil(position.at.accuracy), { style: 'unit', unit: 'meter' }),
              time: row(position.at.atMs),
            }}
          />
        ) : (
          <FormattedMessage
            id="place.position.use"
            defaultMessage="Your position is used for this list and not stored."
          />
        )}
      </Text>
      <Button
        variant="secondary"
        size="dense"
        icon={laterIcons.pin}
        loading={
          position.state === 'asking' ? (
            <FormattedMessage id="place.position.asking" defaultMessage="Finding you" />
          ) : undefined
        }
        onClick={onPosition}
      >
        {isKnown ? (
          <FormattedMessage id="place.position.again" defaultMessage="Update position" />
        ) : (
          <FormattedMessage id="place.position.find" defaultMessage="Near me" />
        )}
      </Button>
    </Stack>
  );
}

function Places({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly Row[];
  chosen: Place | undefined;
  onChoose: (place: Place) => void;
}) {
  const intl = useIntl();
  const distanceText = useDistanceText();
  return (
    <List label={intl.formatMessage({ id: 'place.list', defaultMessage: 'Places' })}>
      {rows.map((place, index) => {
        const isChosen = chosen?.latitude === place.latitude && chosen.longitude === place.longitude;
        return (
          <ListRow
            // Two places may have one name.
            key={`${place.name} ${place.latitude} ${place.longitude} ${index}`}
            lead={<Icon name={laterIcons.pin} />}
            title={<span translate="no">{place.name}</span>}
            titleRoom="long"
            caption={place.region === '' ? undefined : <span translate="no">{place.region}</span>}
            selected={isChosen}
            value={place.distance === undefined ? undefined : distanceText(place.distance)}
            onClick={() => onChoose(place)}
          />
        );
      })}
    </List>
  );
}

/** The typed text as a choice of its own. */
function AsTyped({ text, onChoose }: { text: string } & Pick<ChooseLocationViewProps, 'onChoose'>) {
  if (text === '') return null;
  return (
    <List>
      <ListRow
        lead={<Icon name={laterIcons.document} />}
        title={
          <FormattedMessage id="place.asTyped" defaultMessage="Use “{text}” as typed" values={{ text }} />
        }
        titleRoom="long"
        weight="regular"
        chevron
        onClick={() => onChoose(text)}
      />
    </List>
  );
}

function NoPlaces({ isSearched }: { isSearched: boolean }) {
  return (
    <Empty
      title={
        isSearched ? (
          <FormattedMessage id="place.empty" defaultMessage="No place found" />
        ) : (
          <FormattedMessage id="place.none" defaultMessage="No list of places for this country" />
        )
      }
      text={<FormattedMessage id="place.empty.text" defaultMessage="Type the place, then use it as typed." />}
    />
  );
}

function Source({ country, hasMore }: { country: string | undefined; hasMore: boolean }) {
  const intl = useIntl();
  const name = country && intl.formatDisplayName(country, { type: 'region' });
  return (
    <Stack gutter padBlock="4" gap="1">
      {hasMore ? (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage id="place.more" defaultMessage="Type to find more places." />
        </Text>
      ) : null}
      {name ? (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="place.source"
            defaultMessage="{country}. Places: GeoNames, CC BY 4.0."
            values={{ country: name }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}

/** Rows for a text, or the nearest ones where the position is known and nothing is typed. */
function useRows(places: RemoteOf<readonly Place[]>, position: PositionState, text: string): readonly Row[] {
  const all = places.state === 'ready' ? places.data : undefined;
  const here = position.state === 'known' ? position.at : undefined;
  const wanted = useDeferredValue(text);
  return useMemo(() => {
    if (!all) return [];
    return here && wanted.trim() === '' ? nearestPlaces(all, here) : findPlaces(all, wanted);
  }, [all, here, wanted]);
}

/** A searchable list of places; typed text can be taken as it is. */
export function ChooseLocationView(props: ChooseLocationViewProps) {
  const { country, places, position, onPosition, onChoose, onBack, offlineBar } = props;
  const intl = useIntl();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Place>();
  const rows = useRows(places, position, text);
  const asTyped = <AsTyped text={text.trim()} onChoose={onChoose} />;
  const search = (next: string): void => {
    setText(next);
    setChosen(undefined);
  };
  return (
    <SubScreen
      title={<FormattedMessage id="place.title" defaultMessage="Choose a place" />}
      onBack={onBack}
      beneathBar={
        <>
          {offlineBar}
          <Stack gutter padBlock="2">
            <SearchField
              label={intl.formatMessage({ id: 'place.search', defaultMessage: 'City or town' })}
              value={text}
              onChange={search}
            />
          </Stack>
        </>
      }
      bottom={
        chosen ? (
          <Button width="block" onClick={() => onChoose(addressLineOf(chosen))}>
            <FormattedMessage
              id="place.choose"
              defaultMessage="Choose {place}"
              values={{ place: chosen.name }}
            />
          </Button>
        ) : undefined
      }
    >
      <Remote
        of={places}
        skeleton={<Skeleton shape="rows" count={9} />}
        failedTitle={<FormattedMessage id="place.failed" defaultMessage="The places could not be loaded" />}
      >
        {() => (
          <>
            <OwnPosition position={position} onPosition={onPosition} />
            {rows.length > 0 ? (
              <Places rows={rows} chosen={chosen} onChoose={setChosen} />
            ) : (
              <NoPlaces isSearched={text.trim() !== ''} />
            )}
            {asTyped}
            <Source country={country} hasMore={rows.length === mostPlaces} />
          </>
        )}
      </Remote>
      {places.state === 'failed' ? asTyped : null}
    </SubScreen>
  );
}

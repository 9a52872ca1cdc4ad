import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyValue } from '../../ui/actions/CopyValue.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { PlaceDrawing } from '../../ui/pictures/PlaceDrawing.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { LinkedPlace } from './linkedPlace.ts';

interface OpenLocationViewProps {
  place: LinkedPlace;
  /** Opens the map of the device; undefined without a position. */
  mapHref: string | undefined;
  onBack: () => void;
  offlineBar: ReactNode;
}

function useRows({ address, point }: LinkedPlace): KeyValueRow[] {
  const { formatMessage } = useIntl();
  const addressName = formatMessage({ id: 'deposit.address', defaultMessage: 'Address' });
  const positionName = formatMessage({ id: 'place.coordinates', defaultMessage: 'Coordinates' });
  const position = point && `${point.latitude}, ${point.longitude}`;
  return [
    ...(address === ''
      ? []
      : [{ label: addressName, value: <CopyValue text={address} name={addressName} /> }]),
    ...(position === undefined
      ? []
      : [{ label: positionName, value: <CopyValue text={position} name={positionName} /> }]),
  ];
}

/** One place with its address; a link opens the device's map. */
export function OpenLocationView({ place, mapHref, onBack, offlineBar }: OpenLocationViewProps) {
  const { name, address, point } = place;
  return (
    <SubScreen
      title={<FormattedMessage id="place.open" defaultMessage="Place" />}
      onBack={onBack}
      beneathBar={offlineBar}
      bottom={
        mapHref === undefined ? undefined : (
          <Button width="block" href={mapHref} icon={laterIcons.pin}>
            <FormattedMessage id="place.openMap" defaultMessage="Open in maps" />
          </Button>
        )
      }
    >
      <Stack gap="4" gutter padBlock="3">
        {point ? (
          <PlaceDrawing latitude={point.latitude} longitude={point.longitude} />
        ) : (
          <Notice tone="warning" live>
            {address === '' && name === '' ? (
              <FormattedMessage id="place.unknown" defaultMessage="This link names no place." />
            ) : (
              <FormattedMessage
                id="place.unshown"
                defaultMessage="This place cannot be shown, because the link has no valid position. You can copy its address."
              />
            )}
          </Notice>
        )}
        {name === '' ? null : (
          <Text as="h2" variant="title2">
            <span translate="no">{name}</span>
          </Text>
        )}
        <KeyValue rows={useRows(place)} />
        <Notice tone="neutral">
          <FormattedMessage
            id="place.unchecked"
            defaultMessage="This place comes from a link, and we have not checked it. Your map app opens outside this app and learns which place you look for."
          />
        </Notice>
      </Stack>
    </SubScreen>
  );
}

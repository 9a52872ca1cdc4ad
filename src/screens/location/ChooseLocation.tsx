import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { areaCodes } from '../../api/signIn.ts';
import { devicePlace, guessRegion } from '../../components/identifiers/guessRegion.ts';
import { chosenPlace, placeForms } from '../../components/places/chosenPlace.ts';
import { places } from '../../components/places/places.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { failed, loading, ready, remoteOf } from '../../ui/loading/remoteData.ts';
import { ChooseLocationView } from './ChooseLocationView.tsx';
import { usePosition } from './usePosition.ts';

/** Country of the list: that of the address, otherwise a guess from the device. */
function useCountry(asked: string | null) {
  const isAsked = asked !== null && /^[A-Z]{2}$/.test(asked);
  const [device] = useState(devicePlace);
  const countries = remoteOf(useQuery({ ...areaCodes(), enabled: !isAsked }));
  if (isAsked) return ready(asked);
  if (countries.state === 'loading') return loading;
  if (countries.state === 'failed') return failed(countries.error, countries.retry, countries.at);
  return ready(
    guessRegion(
      device,
      countries.data.flatMap(({ code }) => code ?? []),
    ),
  );
}

/** Chooses a place for the form that opened it. */
export function ChooseLocation() {
  const [query] = useSearchParams();
  const { back, offlineBar } = useShell();
  const country = useCountry(query.get('country'));
  const code = country.state === 'ready' ? country.data : undefined;
  const list = remoteOf(useQuery({ ...places(code ?? ''), enabled: code !== undefined }));
  const { position, find } = usePosition();
  // A page that was opened by itself chooses for no form.
  const form = placeForms.find((each) => each === query.get('for'));
  const known = code === undefined ? ready([]) : list;
  return (
    <ChooseLocationView
      country={code}
      places={country.state === 'ready' ? known : country}
      position={position}
      onPosition={find}
      onChoose={(line) => {
        if (form) chosenPlace.set(form, line);
        back();
      }}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaCodes } from '../../api/signIn.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { ChooseCountryView } from './ChooseCountryView.tsx';
import { devicePlace } from '../../components/identifiers/guessRegion.ts';
import { signInChoice } from '../../components/identifiers/signInChoice.ts';

/** Selects the country of a phone number; the form that opened it is restored. */
export function ChooseCountry() {
  const { back } = useShell();
  const [place] = useState(devicePlace);
  const [current] = useState(signInChoice.country);
  return (
    <ChooseCountryView
      countries={remoteOf(useQuery(areaCodes()))}
      current={current}
      place={place}
      onChoose={({ area_code, code, id }) => {
        signInChoice.keepCountry({ dialCode: area_code, region: code, id });
        back();
      }}
      onBack={back}
    />
  );
}

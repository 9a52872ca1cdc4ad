import { useSearchParams } from 'react-router';
import { useShell } from '../../components/shell/useShell.ts';
import { linkedPlace, mapHref } from './linkedPlace.ts';
import { OpenLocationView } from './OpenLocationView.tsx';

/** A place that an article, a notice or a message links to. */
export function OpenLocation() {
  const [query] = useSearchParams();
  const { back, offlineBar } = useShell();
  const place = linkedPlace(query);
  return <OpenLocationView place={place} mapHref={mapHref(place)} onBack={back} offlineBar={offlineBar} />;
}

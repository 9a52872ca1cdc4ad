import { useState } from 'react';
import type { Position } from '../../components/places/places.ts';

/** The device's position; only asked for by a tap. */
export type PositionState =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'denied' }
  | { state: 'failed' }
  | { state: 'known'; at: Position };

const timeoutMs = 20_000;

/** Asks the browser for the position. It stays in the memory of the page. */
export function usePosition(): { position: PositionState; find: () => void } {
  const [position, setPosition] = useState<PositionState>({ state: 'idle' });
  const find = (): void => {
    if (!('geolocation' in navigator)) return setPosition({ state: 'denied' });
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        setPosition({ state: 'known', at: { latitude, longitude, accuracy, atMs: timestamp } }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  };
  return { position, find };
}

import { queryOptions } from '@tanstack/react-query';
import type { PlaceFile } from './placeFile.ts';

export interface Place {
  name: string;
  /** Empty where none is known. */
  region: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const placesOf = ({ regions, places }: PlaceFile): Place[] =>
  places.map(([name, region, latitude, longitude]) => ({
    name,
    region: regions[region] ?? '',
    latitude,
    longitude,
  }));

async function readPlaces(country: string, signal: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`/places/${country}.json`, { signal }).catch((error: unknown) => {
    throw Object.assign(new Error('No answer', { cause: error }), { kind: 'offline' });
  });
  // A country without a list: the place can be typed.
  if (answer.status === 404) return [];
  if (!answer.ok) throw Object.assign(new Error(`Status ${answer.status}`), { kind: 'server' });
  return placesOf((await answer.json()) as PlaceFile);
}

/**
 * Places of a country, sorted by name; empty for a country without a list.
 * @param country ISO 3166-1 alpha-2
 */
export const places = (country: string) =>
  queryOptions({
    queryKey: ['system', 'places', country],
    queryFn: ({ signal }) => readPlaces(country, signal),
    staleTime: Infinity,
  });

/** Text without case and diacritics. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Thousands of names are compared with each keystroke, so each is prepared once. */
const plainNames = new WeakMap<Place, string>();

function plainNameOf(place: Place): string {
  let name = plainNames.get(place);
  if (name === undefined) {
    name = plain(place.name);
    plainNames.set(place, name);
  }
  return name;
}

/** Most places in a list. */
export const mostPlaces = 50;

/** How well a name fits, the best first; undefined if it does not. */
function rankOf(place: Place, asTyped: string, wanted: string): number | undefined {
  const found = plainNameOf(place);
  if (!found.includes(wanted)) return undefined;
  const exact = place.name.toLowerCase();
  if (exact === asTyped) return 0;
  if (found === wanted) return 1;
  if (exact.startsWith(asTyped)) return 2;
  if (found.startsWith(wanted)) return 3;
  return found.includes(` ${wanted}`) || found.includes(`-${wanted}`) ? 4 : undefined;
}

/** Places that fit a text, at most 50: the name itself first, then names that begin with it, then those with a word that does. */
export function findPlaces(all: readonly Place[], text: string): Place[] {
  const asTyped = text.trim().toLowerCase();
  const wanted = plain(asTyped);
  if (wanted === '') return all.slice(0, mostPlaces);
  const ranked = all.flatMap((place) => {
    const rank = rankOf(place, asTyped, wanted);
    return rank === undefined ? [] : [{ place, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostPlaces)
    .map(({ place }) => place);
}

/** A position of the device, in degrees and metres. */
export interface Position {
  latitude: number;
  longitude: number;
  accuracy: number;
  atMs: number;
}

type Point = Pick<Position, 'latitude' | 'longitude'>;

const earthRadius = 6_371_000;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Great-circle distance, in metres. */
export function distanceBetween(one: Point, other: Point): number {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const share =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

/** The nearest of these places with their distance in metres, at most 50. */
export const nearestPlaces = (all: readonly Place[], here: Point): (Place & { distance: number })[] =>
  all
    .map((place) => ({ ...place, distance: distanceBetween(here, place) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostPlaces);

/** As it stands in an address: Köln, North Rhine-Westphalia. */
export const addressLineOf = ({ name, region }: Pick<Place, 'name' | 'region'>): string =>
  region === '' || region === name ? name : `${name}, ${region}`;

/**
 * An address with the line of a place at its end, unless it has that line.
 * @param before line of a place that this one replaces
 */
export function withPlace(address: string, line: string, before?: string): string {
  const lines = address.split('\n');
  if (lines.some((each) => each.trim() === line)) return address;
  if (before !== undefined && lines.some((each) => each.trim() === before))
    return lines.map((each) => (each.trim() === before ? line : each)).join('\n');
  return address.trim() === '' ? line : `${address.trimEnd()}\n${line}`;
}

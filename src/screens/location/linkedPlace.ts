/** A place as a link names it. */
export interface LinkedPlace {
  name: string;
  address: string;
  /** In degrees; undefined where the link has none or others than exist. */
  point: { latitude: number; longitude: number } | undefined;
}

/** Longest texts that a link may show; anybody can write a link. */
const longestName = 80;
const longestAddress = 200;

/** Cut between characters, so that no half of one is left. */
const textOf = (text: string | null, longest: number): string =>
  Array.from((text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('');

function degrees(text: string | null, most: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,10})?$/.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= most ? value : undefined;
}

/** Reads name, address, latitude and longitude of a link. */
export function linkedPlace(query: URLSearchParams): LinkedPlace {
  const latitude = degrees(query.get('latitude'), 90);
  const longitude = degrees(query.get('longitude'), 180);
  return {
    name: textOf(query.get('name'), longestName),
    address: textOf(query.get('address'), longestAddress),
    point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
}

/** Phones of Apple open no geo: links. */
const isApple = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

/** Opens the device's map app. */
export function mapHref({ name, point }: LinkedPlace): string | undefined {
  if (!point) return undefined;
  const position = `${point.latitude},${point.longitude}`;
  const label = encodeURIComponent(name);
  return isApple()
    ? `https://maps.apple.com/?ll=${position}&q=${label || position}`
    : `geo:${position}?q=${position}${label === '' ? '' : `(${label})`}`;
}

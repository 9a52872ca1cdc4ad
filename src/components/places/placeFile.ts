/** Places of one country, as scripts/build/places.ts writes them: /places/DE.json. */
export interface PlaceFile {
  regions: readonly string[];
  /** Name, index of its region, latitude and longitude in degrees; sorted by name. */
  places: readonly (readonly [name: string, region: number, latitude: number, longitude: number])[];
}

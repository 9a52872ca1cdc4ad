/**
 * Where the rows that were asked for go on, with all that was asked.
 * @param page the one after this one
 */
export function nextPageUrl(
  path: string,
  asked: Readonly<Record<string, string | undefined>>,
  page: number,
): string {
  const given = Object.entries({ ...asked, page: String(page) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${path}?${new URLSearchParams(given).toString()}`;
}

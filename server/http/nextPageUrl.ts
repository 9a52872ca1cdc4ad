/**
 * URL of the next page, with all parameters of the request.
 * @param page the next page
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

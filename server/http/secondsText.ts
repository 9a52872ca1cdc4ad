/** 'YYYY-MM-DD HH:MM:SS' in UTC, as the family's created_at. */
export function secondsText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

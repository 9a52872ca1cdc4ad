/** 'YYYY-MM-DD HH:MM:SS' in UTC, the created_at of compatible back ends. */
export function secondsText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

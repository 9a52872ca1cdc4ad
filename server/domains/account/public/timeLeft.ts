/** Formats a duration for account.locked and account.holdEnds: whole minutes, or whole hours from two hours. */
export function timeLeft(ms: number): { count: string; unit: 'hours' | 'minutes'; seconds: string } {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const seconds = String(Math.max(1, Math.ceil(ms / 1000)));
  if (minutes < 120) return { count: String(minutes), unit: 'minutes', seconds };
  return { count: String(Math.ceil(minutes / 60)), unit: 'hours', seconds };
}

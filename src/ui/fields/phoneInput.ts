/** Displayed phone number: grouped digits, other text unchanged. */
export function formatted(value: string, format: ((digits: string) => string) | undefined): string {
  return format && /^\d+$/.test(value) ? format(value) : value;
}

/** Position in a text after its first `count` digits and the separators that follow them. */
export function digitsBefore(text: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [at, sign] of [...text].entries()) {
    if (/\d/.test(sign) && ++seen === count) return at + 1;
  }
  return text.length;
}

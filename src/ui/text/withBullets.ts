/** Masks of the API with bullets for display. Values sent back keep the original mask. */
export const withBullets = (masked: string): string => masked.replaceAll('*', '•');

/** A mask of the wire as the app shows masks. What is sent back stays as it came. */
export const withBullets = (masked: string): string => masked.replaceAll('*', '•');

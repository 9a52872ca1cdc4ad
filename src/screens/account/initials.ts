/** Initials: of a name, the first letters of its first and last word; of an address, its first letter. */
export function initialsOf(name: string, isAddress: boolean): string {
  const letters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? ['–'];
  const [first, last] = [letters[0], letters.at(-1)!];
  return (isAddress || letters.length === 1 ? first : first + last).toLocaleUpperCase();
}

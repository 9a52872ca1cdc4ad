/**
 * Passwords of one repeated character ('aaaaaa', '111111') are the most guessed ones after those of the lists. The form
 * reports this before it sends.
 */
export function repeatsOneCharacter(password: string): boolean {
  const [first] = password;
  return first !== undefined && [...password].every((character) => character === first);
}

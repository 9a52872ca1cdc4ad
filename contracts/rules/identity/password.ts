/** The most guessed passwords after those of the lists: 'aaaaaa', '111111'. The form says so before it sends. */
export function repeatsOneCharacter(password: string): boolean {
  const [first] = password;
  return first !== undefined && [...password].every((character) => character === first);
}

/** Numbers with up to this many digits survive a round trip through a double. */
const exactDigits = /[\d.]{16}/;
const numbersAndTexts = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON without loss of digits: a number that a double cannot represent becomes text.
 * @throws SyntaxError for invalid JSON
 */
export function parseExactly(text: string): unknown {
  if (!exactDigits.test(text)) return JSON.parse(text);
  return JSON.parse(
    text.replace(numbersAndTexts, (token) =>
      token.startsWith('"') || /[eE]/.test(token) || isExact(token) ? token : `"${token}"`,
    ),
  );
}

/** True if the token keeps its value as a number, ignoring trailing zeros. */
function isExact(token: string): boolean {
  const trimmed = token.includes('.') ? token.replace(/\.?0+$/, '') : token;
  const number = Number(token);
  return Object.is(number, -0) || String(number) === trimmed;
}

/** Numbers of up to so many digits come out of a double as they went in. */
const exactDigits = /[\d.]{16}/;
const numbersAndTexts = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON whose numbers lose no digit: one that a double cannot hold comes as its text.
 * @throws SyntaxError for what is no JSON
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

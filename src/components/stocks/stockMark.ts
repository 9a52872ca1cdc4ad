/** First letters of a stock and the data colour of its disc; the colour depends on the symbol alone. */
export function stockMark(symbol: string): { glyph: string; colour: 1 | 2 | 3 | 4 | 5; shape: 'square' } {
  const sum = [...symbol].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { glyph: symbol.slice(0, 2), colour: ((sum % 5) + 1) as 1 | 2 | 3 | 4 | 5, shape: 'square' };
}

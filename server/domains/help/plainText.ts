/** Where a line ends. */
const lineEnds = /<\/(?:p|h\d|li|t[dh]|tr|blockquote|pre)>|<(?:ul|ol|br|hr)\b[^>]*>/g;

/** All that marked escapes. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of HTML that marked has written, one block a line, without places where words may be divided. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^>]*>|\u00ad/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => escaped[entity]!)
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
}

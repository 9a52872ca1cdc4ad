/** Elements that end a line. */
const lineEnds = /<\/(?:p|h\d|li|t[dh]|tr|blockquote|pre)>|<(?:ul|ol|br|hr)\b[^>]*>/g;

/** All characters that marked escapes. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Plain text of marked's HTML, one block per line, without soft hyphens. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^>]*>|\u00ad/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => escaped[entity]!)
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
}

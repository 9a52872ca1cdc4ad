import { encodeQR } from 'qr';

/** The light frame that readers need around a code, in modules. */
const quietZone = 4;

/** The code of a text, row by row with its light frame; true is dark. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
}

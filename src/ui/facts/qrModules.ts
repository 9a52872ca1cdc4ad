import { encodeQR } from 'qr';

/** The quiet zone around a code, in modules. */
const quietZone = 4;

/** QR modules of a text, row by row with the quiet zone; true is dark. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
}

import { maskedHolder } from '../../../contracts/rules/identity/bankMask.ts';
import { withBullets } from '../../ui/text/withBullets.ts';

/** A name that its owner knows again and nobody else learns, as L••• H•••: the first and the last word, without their ends. */
export const maskedName = (name: string): string => withBullets(maskedHolder(name));

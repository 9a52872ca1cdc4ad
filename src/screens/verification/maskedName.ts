import { maskedHolder } from '../../../contracts/rules/identity/bankMask.ts';
import { withBullets } from '../../ui/text/withBullets.ts';

/**
 * Masked name that its owner recognizes without disclosing it, as L••• H•••: the first and last word, masked after the
 * initial.
 */
export const maskedName = (name: string): string => withBullets(maskedHolder(name));

import { use, type ReactNode } from 'react';
import type { IeoApplication } from '../../../api/ieo.ts';
import { CoinScales } from '../../../components/amounts/CoinScales.ts';

interface ApplicationScalesProps {
  application: Pick<IeoApplication, 'currency_name' | 'new_scale'>;
  children: ReactNode;
}

/** Adds the decimals of the new coin, which the balances do not name before it is listed. */
export function ApplicationScales({ application, children }: ApplicationScalesProps) {
  const scales = use(CoinScales);
  const { currency_name: coin, new_scale: scale } = application;
  const known = scale === undefined ? scales : { [coin]: scale, ...scales };
  return <CoinScales value={known}>{children}</CoinScales>;
}

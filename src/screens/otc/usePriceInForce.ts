import { BigNumber } from 'bignumber.js';
import { useState } from 'react';

interface PriceInForce {
  /** Price that the user was shown: the only one that is sent. */
  shown: string;
  /** Price in force. */
  now: string;
  /** The prices differ, and the user has not confirmed the new one. */
  isChanged: boolean;
  /** The user is asked about the new price. */
  isAsking: boolean;
  /** Asks again after the question was closed. */
  ask: () => void;
  close: () => void;
  confirm: () => void;
  /** The server refused the shown price and named the one in force. */
  refuse: (price: string) => void;
}

/**
 * Price of an offer while an order is filled in. A changed price has to be confirmed before it is sent; with an empty
 * form there is nothing to confirm, and the new price is simply shown.
 * @param read price of the offer as last read
 */
export function usePriceInForce(read: string, isTyped: boolean): PriceInForce {
  const [shown, setShown] = useState(read);
  const [closed, setClosed] = useState<string>();
  /** A refusal is newer than the offer that was read before it. */
  const [refused, setRefused] = useState<{ price: string; read: string }>();
  const now = refused?.read === read ? refused.price : read;
  const isChanged = !new BigNumber(now).eq(shown);
  if (isChanged && !isTyped) setShown(now);
  return {
    shown,
    now,
    isChanged,
    isAsking: isChanged && closed !== now,
    ask: () => setClosed(undefined),
    close: () => setClosed(now),
    confirm: () => setShown(now),
    refuse: (price) => {
      setRefused({ price, read });
      setClosed(undefined);
    },
  };
}

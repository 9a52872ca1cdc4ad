import { createContext } from 'react';

interface MessagePlaceState {
  /** Undefined until it is drawn. */
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  /** The field that was last in hand: of several messages its own is seen. */
  current: string | undefined;
  setCurrent: (fieldId: string) => void;
}

/** One place for what the fields around say, in place of beneath each of them. */
export const MessagePlace = createContext<MessagePlaceState | undefined>(undefined);

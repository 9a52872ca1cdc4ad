import { createContext } from 'react';

interface MessagePlaceState {
  /** Undefined until it is drawn. */
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  /** The field that was last in hand: of several messages its own is seen. */
  current: string | undefined;
  setCurrent: (fieldId: string) => void;
}

/** Shared place for the messages of the fields within. */
export const MessagePlace = createContext<MessagePlaceState | undefined>(undefined);

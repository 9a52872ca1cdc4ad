import { createContext } from 'react';

interface MessagePlaceState {
  /** Undefined until rendered. */
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  /** The field that had the focus last: with several messages, its message is shown. */
  current: string | undefined;
  setCurrent: (fieldId: string) => void;
}

/** Shared place for the messages of the fields within. */
export const MessagePlace = createContext<MessagePlaceState | undefined>(undefined);

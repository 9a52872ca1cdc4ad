import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { usePrefetch } from '../ui/loading/later.ts';
import { createRouterWindow, laterDialogHistory } from './routerWindow.ts';

const tapAway = [laterDialogHistory];

/** Router on the browser's history that sees pages only, not the dialogs opened over them. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [seen] = useState(createRouterWindow);
  usePrefetch(tapAway);
  return <BrowserRouter window={seen}>{children}</BrowserRouter>;
}

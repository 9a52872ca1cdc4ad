import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { createRouterWindow } from './dialogHistory.ts';

/** The router on the browser's history, of which it sees the pages and not what was opened over them. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [seen] = useState(createRouterWindow);
  return <BrowserRouter window={seen}>{children}</BrowserRouter>;
}

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlRoot } from '../../src/intl/IntlRoot.tsx';
import { loadMessages } from '../../src/intl/loadMessages.ts';

/** Renders as the app does, in English; resolves after the paint. */
export async function draw(content: ReactNode): Promise<void> {
  const messages = await loadMessages('en');
  createRoot(document.getElementById('root')!).render(
    <IntlRoot locale="en" messages={messages}>
      {content}
    </IntlRoot>,
  );
  await nextPaint();
}

/** Resolves after the next frame is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

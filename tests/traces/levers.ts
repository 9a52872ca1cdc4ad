// User actions on the contracts page.
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import * as examples from '../../contracts/examples/session.ts';
import { siteConfig } from '../../src/api/session.ts';
import { envelope } from '../faults/answers.ts';
import { openApp } from './openApp.tsx';
import { enter, patience, press } from './steps.ts';

/** A limit order: without a realtime connection market orders are disabled. */
export async function openLever(changes: Record<string, string> = {}): Promise<void> {
  await press('Limit', 'radio');
  for (const [name, value] of Object.entries({ price: '49000', lots: '10', ...changes }))
    await enter(name, value);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Open|Demo) long/ });
  // Content around the ticket may still be loading.
  await vi.waitFor(() => expect(button().disabled).toBe(false), patience);
  await press(/^(Open|Demo) long/);
}

/** Opens the page with a back end that supports partial closing. */
export async function openWithParts(): Promise<void> {
  const path = '/pages/lever/index';
  const core = await openApp({ path, isMember: true }, (call) =>
    call === 'siteConfig' ? envelope({ ...examples.siteConfig, has_close_part: true }) : undefined,
  );
  // Requested at startup.
  await act(() => core.queryClient.fetchQuery(siteConfig()));
}

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { isText } from '../../stored/shapes.ts';
import { ShellContext, type Shell } from '../shell/useShell.ts';
import { drafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { useForm } from './useForm.ts';

const key = { form: 'transfer', account: '7', of: undefined };
const fields = { amount: isText };
let user: { id: number } | undefined;
const shell = () =>
  ({
    user,
    pathOf: (screen: string) => `/${screen}`,
    requireLogin: () => user !== undefined,
  }) as unknown as Shell;

const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellContext value={shell()}>{children}</ShellContext>
);

function open() {
  return renderHook(
    () => {
      const draft = useDraft<{ amount: string }>('transfer', { fields, detours: ['Language'] });
      return {
        draft,
        form: useForm({
          initial: { amount: '' },
          schema: object(),
          onSubmit,
          onRefused: () => vi.fn(),
          draft,
        }),
      };
    },
    { wrapper },
  );
}
const onSubmit = () => Promise.resolve(undefined);
const kept = () => drafts.read(key, fields);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/Transfer');
  user = { id: 7 };
});

it('a form that nobody has changed is no draft, neither at first nor begun anew', () => {
  const { result } = open();
  expect(kept()).toBeUndefined();
  act(() => result.current.form.restart({ amount: '5' }));
  expect(kept()).toBeUndefined();
  act(() => result.current.form.set('amount', '300'));
  expect(kept()).toEqual({ amount: '300' });
});

it('a draft is found again by whose session has ended, and is over for who leaves the page', () => {
  const first = open();
  act(() => first.result.current.form.set('amount', '300'));
  user = undefined;
  first.rerender();
  act(() => first.result.current.form.set('amount', '301'));
  first.unmount();
  expect(kept()).toEqual({ amount: '301' });
  user = { id: 7 };
  const second = open();
  expect(second.result.current.form.values).toEqual({ amount: '301' });
  second.unmount();
  expect(kept()).toBeUndefined();
});

it('a draft outlives a look at a page that its form leads to', () => {
  const { result, unmount } = open();
  act(() => result.current.form.set('amount', '300'));
  history.replaceState(null, '', '/Language');
  unmount();
  expect(kept()).toEqual({ amount: '300' });
});

it('a draft ends when its form is done', () => {
  const { result } = open();
  act(() => result.current.form.set('amount', '300'));
  act(() => result.current.draft.end());
  expect(kept()).toBeUndefined();
});

it('a form whose owner is not known keeps nothing', () => {
  user = undefined;
  const { result } = open();
  act(() => result.current.form.set('amount', '300'));
  expect(drafts.isWaiting()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

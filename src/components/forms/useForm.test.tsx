import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import type { Refused } from './submission.ts';
import { useForm } from './useForm.ts';

interface Values {
  name: string;
  place: string;
}

const schema = object({ name: string().required('Name it'), place: string().required('Place it') });

function Example() {
  const form = useForm<Values>({
    initial: { name: '', place: '' },
    schema,
    onSubmit: () => Promise.resolve(undefined),
    onRefused: () => () => undefined,
  });
  const line = (name: keyof Values) => (
    <label>
      {name}
      <input value={form.values[name]} onChange={(event) => form.set(name, event.target.value)} />
      <em>{form.errors[name]}</em>
    </label>
  );
  return (
    <form onSubmit={(event) => (event.preventDefault(), form.submit())}>
      {line('name')}
      {line('place')}
      <button
        onClick={() => {
          form.set('name', 'Lena');
          form.set('place', 'Ulm');
        }}
      >
        fill
      </button>
    </form>
  );
}

const type = (label: string, value: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(new RegExp(label));
  // As a browser dispatches it, without the additions of a test library.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

it('keeps what is wrong with another field when somebody types just as the errors appear', async () => {
  const { container } = render(<Example />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    const typed = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!container.textContent.includes('Place it')) return;
        watch.disconnect();
        type('name', 'Lena');
        resolve();
      });
      watch.observe(container, { subtree: true, childList: true, characterData: true });
    });
    container.querySelector('form')?.requestSubmit();
    await typed;
    await vi.waitFor(() => expect(screen.queryByText('Name it')).toBeNull());
    expect(screen.getByText('Place it')).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

it('keeps both values when two fields are set between two drawings', () => {
  render(<Example />);
  fireEvent.click(screen.getByText('fill'));
  expect(screen.getByLabelText<HTMLInputElement>(/name/).value).toBe('Lena');
  expect(screen.getByLabelText<HTMLInputElement>(/place/).value).toBe('Ulm');
});

it.each([
  ['goes on from what was left in it', 'Ulm', { name: '', place: 'Ulm' }],
  ['begins anew where that cannot be sent any more', 'Atlantis', { name: '', place: '' }],
])('%s', (_, place, values) => {
  const { result } = renderHook(() =>
    useForm<Values>({
      initial: { name: '', place: '' },
      schema,
      draft: { initial: { place }, onValues: () => undefined },
      isPossible: (left) => left.place !== 'Atlantis',
      onSubmit: () => Promise.resolve(undefined),
      onRefused: () => () => undefined,
    }),
  );
  expect(result.current.values).toEqual(values);
});

it('offers another try beside a field whose sentence says what failed, until that is said no longer', async () => {
  const again = vi.fn<() => Promise<Refused | undefined>>();
  again.mockResolvedValueOnce({ fields: { name: 'No list' }, again: ['name'] });
  again.mockResolvedValueOnce({ fields: { name: 'Taken' } });
  const { result } = renderHook(() =>
    useForm<Values>({
      initial: { name: 'Lena', place: 'Ulm' },
      schema,
      onSubmit: again,
      onRefused: () => () => undefined,
    }),
  );
  const field = () => result.current.field('name');
  expect(field().onRetry).toBeUndefined();
  act(() => result.current.submit());
  await vi.waitFor(() => expect(field().error).toBe('No list'));
  expect(result.current.field('place').onRetry).toBeUndefined();
  act(() => field().onRetry?.());
  await vi.waitFor(() => expect(field().error).toBe('Taken'));
  expect([again.mock.calls.length, field().onRetry]).toEqual([2, undefined]);
});

it('takes no tap for a wish to send an empty form just after it was sent and began anew, unless somebody has typed', async () => {
  const tried = vi.fn();
  const { result } = renderHook(() => {
    const form = useForm<Values>({
      initial: { name: 'Lena', place: 'Ulm' },
      schema,
      onTry: tried,
      onSubmit: () => {
        form.restart({ name: '', place: 'Ulm' }, true);
        return Promise.resolve(undefined);
      },
      onRefused: () => () => undefined,
    });
    return form;
  });
  act(() => result.current.submit());
  await vi.waitFor(() => expect(result.current.values.name).toBe(''));
  await act(() => Promise.resolve(result.current.submit()));
  expect([tried.mock.calls.length, result.current.errors]).toEqual([1, {}]);
  act(() => result.current.set('name', ''));
  act(() => result.current.submit());
  await vi.waitFor(() => expect(result.current.errors.name).toBe('Name it'));
  expect(tried).toHaveBeenCalledTimes(2);
});

it('says what is missing where an empty form is sent after it began anew by a choice', async () => {
  const { result } = renderHook(() =>
    useForm<Values>({
      initial: { name: 'Lena', place: 'Ulm' },
      schema,
      onSubmit: () => Promise.resolve(undefined),
      onRefused: () => () => undefined,
    }),
  );
  act(() => result.current.restart({ name: '', place: 'Ulm' }));
  act(() => result.current.submit());
  await vi.waitFor(() => expect(result.current.errors.name).toBe('Name it'));
});

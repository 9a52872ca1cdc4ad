import type { Failure } from '../screen/supportHref.ts';

/** Content of a toast. An error stays until it is dismissed or resolved; others disappear, unless they stay as well. */
export type ToastMessage = {
  text: string;
  /** Subject: a newer toast of the same subject replaces it. */
  subject?: string | undefined;
  action?: { label: string; onAction: () => void };
} & (
  | { kind: 'success' | 'info'; stays?: true }
  | {
      kind: 'error';
      /** Support can help with this failure. */
      failure: Failure;
      /** Resolved when the connection returns. */
      endsOnline?: boolean;
    }
);

export type LiveToast = ToastMessage & { id: number };

/** The visible toasts, oldest first, as an external store for useSyncExternalStore. */
export type Toaster = {
  /** Returns a function that removes the toast. A toast with the same text and kind as a visible one is not added. */
  show: (toast: ToastMessage) => () => void;
  dismiss: (id: number) => void;
  /** Removes obsolete errors. */
  endErrors: (isOver: (error: Extract<LiveToast, { kind: 'error' }>) => boolean) => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => readonly LiveToast[];
};

/** More toasts would cover the screen. */
const mostOnShow = 3;

export function createToaster(): Toaster {
  let toasts: readonly LiveToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly LiveToast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number): void {
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    show(toast) {
      const isReplaced = ({ kind, text, subject }: LiveToast): boolean =>
        (kind === toast.kind && text === toast.text) || (subject !== undefined && subject === toast.subject);
      const id = (lastId += 1);
      change([...toasts.filter((each) => !isReplaced(each)), { ...toast, id }].slice(-mostOnShow));
      return () => dismiss(id);
    },
    dismiss,
    endErrors(isOver) {
      const left = toasts.filter((toast) => toast.kind !== 'error' || !isOver(toast));
      if (left.length < toasts.length) change(left);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
  };
}

// States that every command view has. A view supplies what it sends and its words.
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { OpenState } from '../../../src/components/command/attempt.ts';
import type { CommandForm } from '../../../src/components/command/useCommandForm.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { blurField, rests, type Rest } from '../../rests.ts';
import { showRefusal } from '../../toasts.tsx';

interface Place {
  canvasElement: HTMLElement;
}
type Words = NonNullable<Rest['shows']>;

/** The current time of command stories. */
export const at = Date.UTC(2026, 10, 21, 14, 23, 41);
export const fault = Object.assign(new Error('The server did not answer in time'), {
  requestId: '7f3a-91c2',
});
export const never = () => new Promise<never>(() => undefined);

/** A command before its first submission. */
export const idleCommand = {
  submission: { state: 'idle' },
  onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
  onRefused: showRefusal,
  onRepeat: fn(),
  onCheck: fn(),
  onAccept: fn(),
  onDismiss: fn(),
  onSeen: fn(),
} as const;

/** A command whose outcome is unknown. */
export const open = <Values, Found = never>(
  state: OpenState,
  draft: Values,
  alike: readonly Found[] = [],
  canDouble = state === 'unknowable',
) => ({ state, canDouble, draft, alike });

/** An opening dialog takes the focus, which can only then be released. */
export async function inDialog({ canvasElement }: Place): Promise<void> {
  const dialog = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  blurField();
}

export const offline = { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> };

/**
 * @param filled values that can be sent
 * @param button the name of the button that sends it
 * @param begun values that differ before the form is completed
 */
export function commandStories<Values extends object, Found>(
  filled: Values,
  button: RegExp,
  begun: Partial<Values> = {},
) {
  type Command = CommandForm<Values, Found>;
  const commandOf = (more: Partial<Command>): Command => ({ ...idleCommand, ...more });
  /** The form with these values instead of the filled ones. */
  const drafted = (values: Partial<Values> = {}, more: Partial<Command> = {}): Command =>
    commandOf({ draft: { initial: { ...filled, ...values }, onValues: fn() }, ...more });
  const press = async ({ canvasElement }: Place): Promise<void> => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
  };
  return {
    commandOf,
    drafted,
    press,
    /** Submits; the first invalid field gets the focus and nothing is sent. */
    async pressInvalid({ canvasElement, args }: Place & { args: { command: Command } }): Promise<void> {
      await press({ canvasElement });
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
      await expect(args.command.onSubmit).not.toHaveBeenCalled();
    },
    /** Presses the disabled button. */
    async pressDisabled({ canvasElement, args }: Place & { args: { command: Command } }): Promise<void> {
      await press({ canvasElement });
      await expect(args.command.onSubmit).not.toHaveBeenCalled();
      blurField();
    },
    submitting: (busy: string) => ({
      args: { command: drafted({}, { onSubmit: fn(never) }) },
      parameters: rests({ shows: [busy] }),
      async play(place: Place): Promise<void> {
        await press(place);
        await within(place.canvasElement).findByText(busy);
        blurField();
      },
    }),
    /**
     * Nothing was moved; what was typed stays.
     * @param says the message in the language that the story is drawn in
     */
    refused: (shows: Words, message = 'Not submitted. Nothing changed.', says = () => message) => ({
      args: { command: drafted({}, { onSubmit: fn(async () => ({ message: says() })) }) },
      parameters: rests({ toasts: [message], shows }),
      async play(place: Place): Promise<void> {
        await press(place);
        await within(place.canvasElement).findByText(says());
        blurField();
      },
    }),
    submitted: (rest: Rest & Required<Pick<Rest, 'dialog' | 'shows'>>) => ({
      args: { command: drafted(begun, { made: filled }) },
      parameters: rests(rest),
      play: inDialog,
    }),
    /** The app looks the request up and does not retry it automatically. */
    looked: (state: OpenState, rest: Rest, alike: readonly Found[] = []) => ({
      args: { command: drafted(begun, { submission: open(state, filled, alike) }) },
      parameters: rests(rest),
    }),
    offline: (shows: Words) => ({
      args: { command: drafted(), ...offline },
      parameters: rests({ shows: ['You are offline', ...shows] }),
    }),
  };
}
